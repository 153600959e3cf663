/** Ways through the page that several tests take. */
import type { Page } from 'playwright-core';
import { play, untilMyTurn, type Play } from './player';

/** The button says against whom. */
const PLAY = /^(Play (now|one round|against)|Gleich spielen|Eine Runde|Gegen gemütliche)/;

/** From the hall to a table against bots: the tile, the number of players, "play now". */
export async function playNow(page: Page, called: string, seats: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${called}\\b`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(seats), exact: true }).check();
  await dialog.getByRole('button', { name: PLAY }).click();
  await page.locator('.frame').waitFor();
}

/** My turn in the middle of a game: whoever chooses at random may have ended one before that. */
export async function inTheMiddle(
  page: Page,
  { called, seats, ...how }: { called: string; seats: number } & Play,
): Promise<void> {
  do {
    await playNow(page, called, seats);
    await play(page, how);
  } while (!(await untilMyTurn(page, how.next)));
}

/** To a table against bots without touching anything but keys. */
export async function playNowByKeys(page: Page, called: string, seats: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${called}\\b`) }).waitFor();
  await tabTo(page, new RegExp(`^${called}\\b`));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^\d$/);
  for (let press = 0; press < 12; press++) {
    if ((await focused(page)) === String(seats)) break;
    await page.keyboard.press('ArrowRight');
  }
  await tabTo(page, PLAY);
  await page.keyboard.press('Enter');
  await page.locator('.frame').waitFor();
}

/** What the focused thing is called. */
async function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? '').trim();
  });
}

async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    if (wanted.test(await focused(page))) return;
  }
  throw new Error(`The Tab key never came to ${wanted}.`);
}

/** Waits until nothing fades or travels any more; a clock may go on burning down. */
export async function stillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isBrief = (animation: Animation): boolean =>
      Number(animation.effect?.getComputedTiming().endTime) < 3000;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(isBrief)
        .map(({ finished }) => finished),
    );
  });
}

/** A table for friends; its link. */
export async function openTable(page: Page, called: string, seats: number): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${called}\\b`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(seats), exact: true }).check();
  await dialog.getByRole('button', { name: /Play with friends|Mit Freunden spielen/ }).click();
  await page.getByText(/Around the table|Am Tisch/).waitFor();
  return page.url();
}

/** Everything the board tells, hand included: its words and the names of its pieces, in order. */
export async function boardSays(page: Page): Promise<string> {
  return page.locator('.frame').evaluate((frame) => {
    const parts = [
      ...frame.querySelectorAll('main.table, .own, .ask-bar > :not(.words, .buttons)'),
    ];
    return parts
      .flatMap((part) => {
        // What is only there to be pressed goes when nothing can be sent.
        const labels = [...part.querySelectorAll('[aria-label]:not([data-action])')];
        const names = labels.map((piece) => piece.getAttribute('aria-label'));
        return [part.textContent?.replace(/\s+/g, ' ').trim(), ...names];
      })
      .join('\n');
  });
}

/** The whole log, newest first, as one reads it. */
export async function readLog(page: Page): Promise<readonly string[]> {
  await page.keyboard.press('s');
  const told = page.locator('dialog[open] ol li p');
  await told.first().waitFor();
  const lines = await told.allInnerTexts();
  await page.keyboard.press('Escape');
  return lines;
}
