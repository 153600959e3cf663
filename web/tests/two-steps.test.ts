/** Choices of two steps at a table of hidden cards: what is ringed is what is asked, and one can go back. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { leave, PHONE } from './browser';
import { ASKED } from './eyes';
import { openStage } from './stage';
import { playNow } from './steps';

const stage = openStage();

/** Whose cards have a ring that is no pick: "mine", "theirs", the pile. */
async function ringed(page: Page): Promise<readonly string[]> {
  const found = await page
    .locator('.frame .tappable.open:not(.chosen)')
    .evaluateAll((pieces) => pieces.map((piece) => piece.getAttribute('data-card') ?? 'pile'));
  const sides = found.map((card) =>
    card === 'pile' ? card : card.startsWith('card:0:') ? 'mine' : 'theirs',
  );
  return [...new Set(sides)].sort();
}

it('the cat says that it pounces, chooses two cards, and may take back each', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira', calm: true });
  const { page } = visitor;
  await playNow(page, 'Kodiak', 2);
  await page.locator(ASKED).waitFor();
  const back = page.getByRole('button', { name: 'Back', exact: true }).last();
  const chosen = page.locator('.frame .tappable.chosen');

  // It is time to draw: only the pile has a ring.
  expect(await ringed(page)).toEqual(['pile']);
  await page.getByRole('button', { name: 'Pounce', exact: true }).tap();
  expect(await ringed(page)).toEqual(['mine', 'theirs']);

  // One of mine: now its twin is asked for, and only the mouse's cards have rings.
  await page.locator('[data-card="card:0:1"]').tap();
  expect(await ringed(page)).toEqual(['theirs']);
  await page.locator('[data-card="card:1:0"]').tap();
  expect(await chosen.count()).toBe(2);
  await page.getByText('A miss: you draw a penalty card.').waitFor();

  // Back, and back again: the pounce was never sent.
  await back.tap();
  expect(await chosen.count()).toBe(0);
  expect(await ringed(page)).toEqual(['mine', 'theirs']);
  await back.tap();
  expect(await ringed(page)).toEqual(['pile']);
  await page.locator('.buttons [data-action=draw]').tap();
  await page.locator('.ask', { hasText: 'You drew' }).last().waitFor();
  expect(await ringed(page)).toEqual(['mine']);
  await leave(visitor);
});

it('a drawn card is discarded with one tap', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira', calm: true });
  const { page } = visitor;
  await playNow(page, 'Cambio', 2);
  await page.locator(ASKED).waitFor();
  await page.locator('.buttons [data-action=draw]').tap();
  await page.locator('.ask', { hasText: 'You drew' }).last().waitFor();
  await page.locator('.buttons [data-action=discard]').tap();
  await page.getByRole('button', { name: /^Discard pile: / }).waitFor();
  await leave(visitor);
});
