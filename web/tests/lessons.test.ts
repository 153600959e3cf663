/** Every lesson, by tapping what the page offers; left and taken up again. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { chance } from './player';
import { openStage } from './stage';

const LESSONS = [
  { game: 'cambio', called: 'Cambio', short: 'single' },
  { game: 'kodiak', called: 'Kodiak' },
  { game: 'alaska', called: 'Alaska' },
  { game: 'market', called: 'Markt der Runen' },
  { game: 'runes', called: 'RUNES' },
  { game: 'rune', called: 'RUNE', company: 2 },
] as const;
/** The real game after it: how many play, and a short edition where there is one. */
const USUAL = { company: 3, short: null };
interface Table {
  readonly preset: string | null;
  readonly seats: readonly unknown[];
}
const SOMETHING = '[data-next], .frame[data-asked=true], .over';
const COACH = '.coach';
/** How long something stays asked of which nothing can be seen, in milliseconds. */
const ASKS_WITHIN = 2000;

const stage = openStage();

async function openDialog(page: Page, called: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${called}\\b`) }).click();
}

/** Presses something the board offers; what was asked may have gone meanwhile. */
async function press(page: Page, share: number, touch: boolean): Promise<void> {
  const sight = await page.evaluate(([which, most]) => window.eyes.look(which, most), [
    share,
    ASKS_WITHIN,
  ] as const);
  if (sight.kind === 'nothing') throw new Error(sight.kind);
  // A board that can be moved may have places out of sight; another is in it.
  if (sight.kind !== 'press') return;
  const { x, y } = sight.spot;
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.evaluate((then) => window.hand.hasSent(then), sight.marks);
}

/** Does the one thing that is asked, or reads on; false when the lesson is over. */
async function goOn(page: Page, next: () => number, touch: boolean): Promise<boolean> {
  await page.locator(SOMETHING).first().waitFor();
  if (await page.locator('.over').isVisible()) return false;
  const read = page.locator('[data-next]');
  if (!(await read.isVisible())) {
    await press(page, next(), touch);
    return true;
  }
  const sentence = page.locator(`${COACH} p`);
  const before = await sentence.innerText();
  await (touch ? read.tap() : read.click());
  // Whatever follows says something else.
  await page.waitForFunction(
    (told) => document.querySelector('.coach p')?.textContent !== told,
    before,
  );
  return true;
}

describe('a lesson', () => {
  it.each(LESSONS)('of $game, from the hall to a real game', async (lesson) => {
    const { called, short, company } = { ...USUAL, ...lesson };
    const visitor = await stage.visit({ screen: PHONE, locale: 'de', calm: true });
    const { page } = visitor;
    await openDialog(page, called);
    await page.getByRole('button', { name: 'In drei Minuten lernen' }).tap();
    await page.locator(COACH).waitFor();
    expect(await page.locator(`${COACH} .number`).innerText()).toMatch(/^1 von \d+$/);
    const next = chance(called.length);
    while (await goOn(page, next, true));
    await page.getByRole('heading', { name: `Jetzt kannst du ${called} spielen` }).waitFor();
    const learned = page.url();
    // It is no table of mine, and it is not offered again but in the rules.
    await page
      .getByRole('button', { name: short ? 'Eine Runde gegen' : 'Ein richtiges Spiel' })
      .tap();
    await page.waitForURL((url) => url.pathname.startsWith('/t/') && url.href !== learned);
    await page.locator('.frame').waitFor();
    expect(await page.locator(COACH).count()).toBe(0);
    const { preset, seats } = await stage.hall.get<Table>(`/api/tables/${page.url().slice(-12)}`);
    expect(preset).toBe(short);
    expect(seats).toHaveLength(company);
    await openDialog(page, called);
    await page.getByRole('button', { name: /gemütliche Bots/ }).waitFor();
    expect(await page.locator('[data-learn]').count()).toBe(0);
    await leave(visitor);
  });

  it('can be left and taken up again where it was', async () => {
    const visitor = await stage.visit({ screen: DESKTOP, calm: true });
    const { page } = visitor;
    await openDialog(page, 'Cambio');
    await page.getByRole('button', { name: 'Learn in three minutes' }).click();
    await page.locator(COACH).waitFor();
    const number = page.locator(`${COACH} .number`);
    while ((await number.innerText()) !== '9 of 10') await goOn(page, chance(1), false);
    await page.getByRole('button', { name: 'Leave the lesson' }).click();
    await page.getByRole('button', { name: /^Cambio\b/ }).click();
    await page.getByRole('button', { name: 'Go on with the lesson' }).click();
    await page.locator(COACH).waitFor();
    expect(await number.innerText()).toBe('9 of 10');
    await page.reload();
    await page.locator(COACH).waitFor();
    expect(await number.innerText()).toBe('9 of 10');
    await page.goto('/rules/cambio');
    await page.locator('[data-learn]').waitFor();
    await leave(visitor);
  });
});
