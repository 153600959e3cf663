/** Nothing is lost: a page is loaded again, the link is cut, the hall is killed and comes back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { leave } from './browser';
import { ASKED } from './eyes';
import { chance, play } from './player';
import { openStage } from './stage';
import { boardSays, playNow } from './steps';

const stage = openStage();

/** Everything that stands on the table and in the hand, once it is my turn. */
async function tableText(page: Page): Promise<string> {
  await page.locator(ASKED).waitFor();
  return boardSays(page);
}

it('a page that is loaded again shows what it showed', async () => {
  const visitor = await stage.visit({ name: 'Mira' });
  const { page } = visitor;
  await playNow(page, 'The Rune Market', 3);
  await play(page, { way: 'board', next: chance(11), most: 10 });
  const before = await tableText(page);
  await page.reload();
  expect(await tableText(page)).toBe(before);
  await leave(visitor);
});

it('a game goes on after the hall was killed, to its end', async () => {
  const visitor = await stage.visit({ name: 'Mira' });
  const { page } = visitor;
  await playNow(page, 'Alaska', 2);
  await play(page, { way: 'board', next: chance(12), most: 6 });
  const before = await tableText(page);
  await stage.hall.stop('SIGKILL');
  await page.getByText('The line is cut. Reconnecting.').waitFor();
  // The table stays in sight, and nothing can be pressed.
  expect(await boardSays(page)).toBe(before);
  expect(await page.locator('.frame [data-action]').count()).toBe(0);
  await stage.hall.start();
  expect(await tableText(page)).toBe(before);
  expect((await play(page, { way: 'board', next: chance(13) })).over).toBe(true);
  await leave(visitor);
});

it('my tables are found again from the hall', async () => {
  const visitor = await stage.visit({ name: 'Mira' });
  const { page } = visitor;
  await playNow(page, 'Alaska', 2);
  const table = page.url();
  await page.locator(ASKED).waitFor();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByText('Your turn', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play on' }).click();
  await page.locator('.frame').waitFor();
  expect(page.url()).toBe(table);
  await leave(visitor);
});

it('a seat moves to another device by its link', async () => {
  const visitor = await stage.visit({ name: 'Mira' });
  await playNow(visitor.page, 'Alaska', 2);
  const seats = await visitor.page.evaluate(() => localStorage.getItem('runehall.seats'));
  const [{ table, token }] = JSON.parse(seats ?? '[]') as [{ table: string; token: string }];
  const other = await stage.visit();
  await other.page.goto(`/t/${table}#seat=${token}`);
  await other.page.locator(ASKED).waitFor();
  expect(new URL(other.page.url()).hash).toBe('');
  await Promise.all([visitor, other].map(leave));
});

it('a table that does not exist is said so', async () => {
  const visitor = await stage.visit();
  await visitor.page.goto('/t/nowhere-at-all');
  await visitor.page.getByText('There is no such table.').waitFor();
  await visitor.page.getByRole('button', { name: 'To the hall' }).click();
  await visitor.page.getByRole('button', { name: /^Cambio/ }).waitFor();
  await leave(visitor);
});
