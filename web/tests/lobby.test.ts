/** The lobby: who begins, by name; and what it shows is what is played. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { chance, play } from './player';
import { openStage } from './stage';
import { openTable, readLog } from './steps';

const stage = openStage();

interface Table {
  readonly begins: number | null;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
}
const tableOf = (page: Page): Promise<Table> =>
  stage.hall.get<Table>(`/api/tables/${page.url().split('/').pop()}`);
const begins = (page: Page): Promise<string | null> =>
  page.locator('[data-begins]').getAttribute('data-begins');

/** Opens the rules of the table with every option in sight. */
async function everyOption(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.locator('dialog[open] summary').click();
}

/** Presses a button and, as soon as the page has answered, whatever lies there then. */
async function pressTwice(name: string): Promise<string> {
  const found = [...document.querySelectorAll('button')].find((button) =>
    button.textContent?.includes(name),
  );
  if (!found) return 'no such button';
  const { x, y, width, height } = found.getBoundingClientRect();
  found.click();
  await Promise.resolve();
  const below = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
  return document.querySelector('.over') ? (below?.textContent?.trim() ?? 'nothing') : 'no result';
}

it('the host names who begins, and a rematch follows the rules', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await openTable(page, 'Cambio', 2);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('radio', { name: 'Alrun' }).check();
  await page.getByText('The youngest deals first and begins.').waitFor();
  await expect.poll(() => begins(page)).toBe('1');
  await page.getByRole('radio', { name: 'Draw lots' }).check();
  await expect.poll(() => begins(page)).toBe('lots');
  await page.getByRole('radio', { name: 'Alrun' }).check();
  await expect.poll(() => begins(page)).toBe('1');
  await everyOption(page);
  // Who opens Cambio for the first time plays one round.
  await page.locator('dialog[open]').getByLabel('Turn limit').fill('1');
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await tableOf(page)).changes).toEqual({ turn_limit: 1 });
  expect(await page.locator('dialog[open]').getByText('First dealer').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Start with two' }).click();
  await page.locator('.frame').waitFor();
  expect((await readLog(page)).some((line) => line.includes('Alrun deals and begins'))).toBe(true);

  expect((await play(page, { way: 'list', next: chance(2) })).over).toBe(true);
  await page.getByText('You begin the next game.').waitFor();
  await page.getByRole('button', { name: 'See the table' }).tap();
  await page.getByRole('button', { name: 'See the result' }).waitFor();
  // A second tap on the same spot does nothing to the result that has just come.
  expect(await page.evaluate(pressTwice, 'See the result')).toBe('nothing');
  await page.waitForFunction(() => !document.querySelector('.over')?.closest('[inert]'));
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.getByText('The deal goes on clockwise').waitFor();
  expect(await begins(page)).toBe('0');
  await leave(visitor);
});

it('what depends on the number of seats follows it in the lobby', async () => {
  const visitor = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const { page } = visitor;
  await openTable(page, 'RUNES', 3);
  await everyOption(page);
  const dialog = page.locator('dialog[open]');
  const coins = dialog.getByLabel('Coins', { exact: true });
  expect(await coins.inputValue()).toBe('35');
  await dialog.getByLabel('Hand', { exact: true }).selectOption({ label: '2' });
  await dialog.getByText('Changed here.').waitFor();
  await dialog.getByRole('radio', { name: '4', exact: true }).check();
  await expect.poll(() => coins.inputValue()).toBe('30');
  expect((await tableOf(page)).changes).toEqual({ hand: 2 });
  await dialog.getByRole('button', { name: 'Back to the usual' }).click();
  await expect.poll(async () => (await tableOf(page)).changes).toEqual({});
  await leave(visitor);
});

it('an edition for other seats is offered with the number it needs', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await openTable(page, 'RUNE', 4);
  await page.getByRole('button', { name: 'Change the rules' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('radio', { name: 'Two teams with Grand Masters' }).check();
  await dialog.getByRole('radio', { name: '2', exact: true }).check();
  await expect
    .poll(async () => (await tableOf(page)).options)
    .toMatchObject({ mode: 'duel', masters: 3, copies: 1, grand_master: false });
  expect(await dialog.getByRole('radio', { name: 'Duel', exact: true }).isChecked()).toBe(true);
  await dialog.getByRole('radio', { name: 'Two teams of two (4 seats)' }).check();
  await expect
    .poll(async () => (await tableOf(page)).options)
    .toMatchObject({ mode: 'teams', masters: 2, copies: 2 });
  expect(await dialog.getByRole('radio', { name: '4', exact: true }).isChecked()).toBe(true);
  await leave(visitor);
});

it('a program says so, and everybody sees it', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await openTable(page, 'Alaska', 2);
  const table = page.url().split('/').pop() ?? '';
  await stage.hall.post(`/api/tables/${table}/seats`, {
    name: 'Robin',
    nonce: '0'.repeat(32),
    program: true,
  });
  const seat = page.locator('li[data-seat="1"]');
  await seat.getByText('Robin').waitFor();
  expect(await seat.getByText('program').count()).toBe(1);
  expect(await page.locator('li[data-seat="0"]').getByText('program').count()).toBe(0);
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('.frame [data-seat="1"]').getByText('program').first().waitFor();
  await leave(visitor);
});
