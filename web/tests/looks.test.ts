/** Cards one may look at: shown for a moment, then left to the memory the table has chosen. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { leave, PHONE } from './browser';
import { openStage } from './stage';
import { openTable } from './steps';

const stage = openStage();

/** How long the first look lasts, in milliseconds of the page's own clock. */
const LOOK = 8000;
const MY_CARDS = '.my-table [data-card]';
const cardsThat = (page: Page, words: string): Promise<number> =>
  page.locator(MY_CARDS).filter({ hasText: words }).count();

it.each([
  { preset: 'Standard', remembered: 2 },
  { preset: 'Iron', remembered: 0 },
])('the first look ends, and $remembered stay in sight with $preset', async (table) => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await page.clock.install();
  await openTable(page, 'Cambio', 2);
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.getByRole('dialog').getByRole('radio', { name: table.preset, exact: true }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Fill with bots' }).click();
  await page.getByRole('button', { name: 'Start with two' }).click();
  await page.locator(MY_CARDS).first().waitFor();
  expect(await page.locator(MY_CARDS).count()).toBe(4);
  expect(await cardsThat(page, 'face up')).toBe(2);
  await page.clock.fastForward(LOOK);
  await expect.poll(() => cardsThat(page, 'face up')).toBe(0);
  expect(await cardsThat(page, 'you know it')).toBe(table.remembered);
  // What is over is not shown again when something is sent.
  await page.getByRole('button', { name: /^Draw/ }).tap();
  await page.getByText(/^You drew/).waitFor();
  expect(await cardsThat(page, 'face up')).toBe(0);
  await leave(visitor);
});
