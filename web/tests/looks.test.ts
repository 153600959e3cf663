/** Cards one may look at: shown for a moment, then left to the memory the table has chosen. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { leave, PHONE } from './browser';
import { openStage } from './stage';
import { openTable, readLog } from './steps';

const stage = openStage();

/** How long the first look lasts, in milliseconds of the page's own clock. */
const LOOK = 8000;
const MY_CARDS = '.my-table [data-card]';
const cardsThat = (page: Page, words: string): Promise<number> =>
  page.locator(MY_CARDS).filter({ hasText: words }).count();
const seesLines = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => /^You (see|look at) your/.test(line));

it.each([
  { preset: 'Standard', seen: 2, remembered: 0 },
  { preset: 'Family', seen: 3, remembered: 3 },
])('the first look ends, and $remembered stay in sight with $preset', async (table) => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await page.clock.install();
  await openTable(page, 'Cambio', 2);
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: table.preset, exact: true }).check();
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.getByRole('switch', { name: 'Memory aid' }).isChecked())
    .toBe(table.remembered > 0);
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start with two' }).click();
  await page.locator(MY_CARDS).first().waitFor();
  expect(await page.locator(MY_CARDS).count()).toBe(4);
  expect(await cardsThat(page, 'face up')).toBe(table.seen);
  await page.clock.fastForward(LOOK);
  await expect.poll(() => cardsThat(page, 'face up')).toBe(0);
  expect(await cardsThat(page, 'you know it')).toBe(table.remembered);
  // The log tells which card one has looked at, and what it was only where that stays in sight.
  const told = seesLines(await readLog(page));
  expect(told.length).toBe(table.seen);
  expect(told.every((line) => line.includes(':') === table.remembered > 0)).toBe(true);
  // What is over is not shown again when something is sent, nor by coming anew.
  await page.getByRole('button', { name: /^Draw/ }).tap();
  await page.getByText(/^You drew/).waitFor();
  expect(await cardsThat(page, 'face up')).toBe(0);
  await page.reload();
  await page.locator(MY_CARDS).first().waitFor();
  expect(await cardsThat(page, 'face up')).toBe(0);
  expect(await cardsThat(page, 'you know it')).toBe(table.remembered);
  expect(seesLines(await readLog(page))).toEqual(told);
  await leave(visitor);
});

it('the memory aid is a switch where a game is started, and remembered', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  const aid = page.getByRole('switch', { name: 'Memory aid' });
  await page.goto('/');
  await page.getByRole('button', { name: /^Kodiak\b/ }).tap();
  expect(await aid.isChecked()).toBe(false);
  await page.getByRole('radio', { name: 'Family', exact: true }).check();
  expect(await aid.isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Standard', exact: true }).check();
  expect(await aid.isChecked()).toBe(false);
  await aid.check();
  await page.reload();
  await page.getByRole('button', { name: /^Cambio\b/ }).tap();
  expect(await aid.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Play with friends' }).tap();
  await page.getByText('Around the table').waitFor();
  expect(await aid.isChecked()).toBe(true);
  await aid.uncheck();
  const table = `/api/tables/${page.url().split('/').pop()}`;
  await expect
    .poll(async () => (await stage.hall.get<{ options: { memory: string } }>(table)).options.memory)
    .toBe('strict');
  await leave(visitor);
});
