/** How friends come to a table: by letters somebody says, by a picture, and what happens then. */
import type { Page } from 'playwright-core';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { chance, play } from './player';
import { openStage } from './stage';
import { openTable } from './steps';

const stage = openStage();

/** The letters on the invitation, as somebody would say them. */
const letters = (page: Page): Promise<string> => page.locator('.code.carved').innerText();

/** From the hall to a table by letters: one can type them at once. */
async function joinByCode(page: Page, code: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Join with a code' }).click();
  await page.locator('dialog[open]').waitFor();
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
}

/** Says something in the lobby; everybody named reads it. */
async function say(page: Page, words: string, ...readers: Page[]): Promise<void> {
  await page.getByLabel('Say something').fill(words);
  await page.getByRole('button', { name: 'Send' }).click();
  for (const reader of readers) await reader.locator('.chat li').getByText(words).waitFor();
}

it('letters lead to the table; who sits down is ready, talks, plays, and is missed', async () => {
  const host = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const guest = await stage.visit({ screen: PHONE, name: 'Tom' });
  const link = await openTable(host.page, 'Kodiak', 2);
  const code = await letters(host.page);
  expect(code).toMatch(/^[A-Z]{3} [A-Z]{3}$/);

  await joinByCode(guest.page, 'zzz zzz');
  await guest.page.getByText('This code leads to no table').waitFor();
  await joinByCode(guest.page, ` ${code.toLowerCase().replace(' ', '-')} `);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  expect(guest.page.url()).toBe(link);
  await guest.page.getByText('You are ready.').waitFor();
  await host.page.locator('[data-seat="1"]').getByText('ready', { exact: true }).waitFor();
  // The table is full: the letters have ended.
  await expect.poll(() => host.page.locator('.code.carved').count()).toBe(0);

  await say(guest.page, 'Good evening!', host.page);
  await say(host.page, 'Come in.', guest.page);
  await host.page.getByRole('button', { name: 'Start with two' }).click();
  for (const { page } of [host, guest]) await page.locator('.frame').waitFor();

  await guest.page.keyboard.press('c');
  await guest.page.getByRole('button', { name: 'Well played' }).click();
  const plate = host.page.locator('.frame [data-seat="1"]').first();
  await plate.locator('.emote svg').waitFor();
  expect(await plate.getByText('away').count()).toBe(0);
  await leave(guest);
  await plate.getByText('away').waitFor();
  await leave(host);
});

it('two at a table for three start without the free seat', async () => {
  const host = await stage.visit({ screen: PHONE, name: 'Mira' });
  const guest = await stage.visit({ screen: PHONE, name: 'Tom' });
  const link = await openTable(host.page, 'Alaska', 3);
  const start = host.page.getByRole('button', { name: 'Start with two' });
  expect(await start.count()).toBe(0);
  // A table that has not begun is nothing to play on.
  await host.page.goto('/');
  await host.page.getByRole('button', { name: 'Go to the table' }).tap();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit down' }).tap();
  await host.page.getByRole('button', { name: 'Fill with bots' }).waitFor();
  await start.tap();
  for (const { page } of [host, guest]) await page.locator('.frame').waitFor();
  const { seats } = await stage.hall.get<{ seats: unknown[] }>(`/api/tables/${link.slice(-12)}`);
  expect(seats).toHaveLength(2);
  await Promise.all([host, guest].map(leave));
});

it('the picture on the invitation is the link', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const link = await openTable(visitor.page, 'Cambio', 2);
  const picture = visitor.page.getByRole('img', { name: 'QR code of the link to this table' });
  const path = (await picture.locator('path').getAttribute('d')) ?? '';
  const dark = path.match(/M\d+ \d+/g)?.map((square) => square.slice(1));
  const { data } = encode(link, { ecc: 'M', border: 3 });
  expect(dark).toEqual(data.flatMap((row, y) => row.flatMap((is, x) => (is ? [`${x} ${y}`] : []))));
  const box = await picture.boundingBox();
  expect(box?.width).toBeGreaterThan(100);
  await leave(visitor);
});

it('who wants another game is heard by everybody, and sits down again at once', async () => {
  const host = await stage.visit({ screen: PHONE, name: 'Mira' });
  const guest = await stage.visit({ screen: DESKTOP, name: 'Tom' });
  await openTable(host.page, 'Cambio', 2);
  await joinByCode(guest.page, await letters(host.page));
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByRole('button', { name: 'Change the rules' }).click();
  await host.page.locator('dialog[open] summary').click();
  for (const label of ['Most rounds', 'Turn limit']) {
    await host.page.locator('dialog[open]').getByLabel(label).fill('1');
    await host.page.keyboard.press('Tab');
  }
  await host.page.keyboard.press('Escape');
  // Changed rules are agreed to anew.
  await guest.page.getByRole('button', { name: 'I am ready' }).click();
  await host.page.getByRole('button', { name: 'Start with two' }).click();
  for (const { page } of [host, guest]) await page.locator('.frame').waitFor();
  await Promise.all(
    [host, guest].map(({ page }, seat) => play(page, { way: 'list', next: chance(seat) })),
  );

  await host.page.getByRole('button', { name: 'Play again' }).click();
  await guest.page.locator('.invited').getByText('The next game is being set up.').waitFor();
  await guest.page.getByRole('button', { name: 'Sit down again' }).click();
  await guest.page.getByText('You are ready.').waitFor();
  await host.page.getByRole('button', { name: 'Start with two' }).click();
  await guest.page.locator('.frame').waitFor();
  await leave(guest);
  await leave(host);
});
