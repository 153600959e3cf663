/** What is new is explained once: shown, understood, not shown again, and not at all if one likes. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { ASKED } from './eyes';
import { chance, play, untilMyTurn } from './player';
import { openStage } from './stage';
import { playNow } from './steps';

const stage = openStage();
const note = (page: Page) => page.locator('.explained .note');
const gotIt = (page: Page) => page.getByRole('button', { name: 'Got it' });

/** Nothing that can be pressed lies under what is explained, nor what I am asked. */
async function covered(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const above = document.querySelector('.explained .note');
    const needed = '.frame [data-action], .frame [data-pick], .ask-bar p, .ask-bar button';
    return [...document.querySelectorAll(needed)]
      .filter((piece) => {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        return above?.contains(hit) ?? false;
      })
      .map((piece) => piece.outerHTML.slice(0, 80));
  });
}

it.each([
  ['phone', PHONE],
  ['desktop', DESKTOP],
] as const)('on a %s something new is explained once, and never again', async (_, screen) => {
  const visitor = await stage.visit({ screen, name: 'Mira', calm: true, newcomer: true });
  const { page } = visitor;
  await playNow(page, 'RUNE', 2);
  await untilMyTurn(page, chance(1));
  await note(page).waitFor();
  expect(await covered(page)).toEqual([]);
  const said = await note(page).locator('p').innerText();
  await gotIt(page).click();
  // The next new thing may be explained at once.
  await expect.poll(async () => (await note(page).allInnerTexts()).join()).not.toContain(said);
  await page.reload();
  await page.locator(ASKED).waitFor();
  await page.getByText('Your turn. Lay a card.').waitFor();
  // The next new thing may be explained, this one is known.
  const later = await note(page).allInnerTexts();
  expect(later.join()).not.toContain(said);
  await leave(visitor);
});

it('beside the cards of a phone what is asked can be read while something is explained', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira', calm: true, newcomer: true });
  const { page } = visitor;
  await playNow(page, 'Cambio', 3);
  await untilMyTurn(page, chance(1));
  await note(page).waitFor();
  expect(await covered(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cambio', exact: true }).click();
  await page.getByText('If somebody has: +5.').waitFor();
  const hidden = await page
    .locator('.ask-bar .words')
    .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(hidden).toBe(0);
  await leave(visitor);
});

it('nothing is explained when that is switched off, and all of it again when one wants', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira', calm: true, newcomer: true });
  const { page } = visitor;
  await playNow(page, 'The Rune Market', 2);
  await untilMyTurn(page, chance(1));
  await note(page).waitFor();
  await gotIt(page).click();
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  const explains = page.getByRole('switch', { name: 'Explain new things to me' });
  expect(await explains.isChecked()).toBe(true);
  await explains.click();
  await page.keyboard.press('Escape');
  for (let turn = 0; turn < 3; turn++) {
    await play(page, { way: 'board', next: chance(turn), touch: true, most: 1 });
    expect(await note(page).count()).toBe(0);
  }
  await page.keyboard.press('m');
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).click();
  await explains.click();
  await page.getByRole('button', { name: 'Show all again' }).click();
  await page.keyboard.press('Escape');
  await playNow(page, 'The Rune Market', 2);
  await note(page).waitFor();
  await leave(visitor);
});
