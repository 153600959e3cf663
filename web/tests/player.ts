/**
 * Plays any board as a person would: it presses what may be pressed. It knows no rules and no board,
 * only that what can be done carries `data-action`, `data-pick` or `data-confirm`.
 */
import type { Page } from 'playwright-core';

/** A small generator, so that a failing game can be played again. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export type Way = 'board' | 'list' | 'keys';

export interface Play {
  readonly way: Way;
  readonly next: () => number;
  readonly touch?: boolean;
  /** How many actions to take at most; the game need not be over then. */
  readonly most?: number;
}

const ASKED = '.frame[data-asked=true]';
const OVER = '.over';
const GAME_WITHIN = 240_000;

export interface Played {
  readonly over: boolean;
  /** Turns taken on the board itself, and those its list was needed for. */
  readonly onBoard: number;
  readonly fromList: number;
}

/** Plays until the game is over or enough has been done. */
export async function play(page: Page, how: Play): Promise<Played> {
  const until = Date.now() + GAME_WITHIN;
  let [onBoard, fromList] = [0, 0];
  while (onBoard + fromList < (how.most ?? Infinity)) {
    await page
      .locator(`${ASKED}, ${OVER}`)
      .first()
      .waitFor({ timeout: until - Date.now() });
    if (await page.locator(OVER).count()) return { over: true, onBoard, fromList };
    if (how.way === 'board' && (await pressOnBoard(page, how))) onBoard++;
    else {
      await (how.way === 'keys' ? chooseByKeys(page, how) : chooseFromList(page, how));
      fromList++;
    }
  }
  return { over: false, onBoard, fromList };
}

/** Picks and confirms on the board itself; false when it offers nothing. */
async function pressOnBoard(page: Page, { next, touch = false }: Play): Promise<boolean> {
  for (let step = 0; step < 6; step++) {
    const confirm = page.locator('.frame [data-confirm]:enabled').first();
    const confirming = (await confirm.count()) > 0;
    const choices = page.locator('.frame [data-action], .frame [data-pick]');
    const count = await choices.count();
    if (!confirming && count === 0) return step > 0;
    const target = confirming ? confirm : choices.nth(Math.floor(next() * count));
    try {
      // A window may close while the finger is on its way.
      await (touch ? target.tap({ timeout: 2000 }) : target.click({ timeout: 2000 }));
    } catch {
      return step > 0;
    }
    if (!(await page.locator(ASKED).count())) return true;
  }
  return false;
}

/** The list of all actions, by mouse or finger. */
async function chooseFromList(page: Page, { next, touch = false }: Play): Promise<void> {
  await page.keyboard.press('l');
  const actions = page.locator('dialog[open] [data-action]');
  try {
    await actions.first().waitFor({ timeout: 1500 });
    const target = actions.nth(Math.floor(next() * (await actions.count())));
    await (touch ? target.tap({ timeout: 2000 }) : target.click({ timeout: 2000 }));
  } catch {
    // What was asked has passed in the meantime.
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
  }
}

/** The list of all actions, by keyboard alone. */
async function chooseByKeys(page: Page, { next }: Play): Promise<void> {
  await page.keyboard.press('l');
  const actions = page.locator('dialog[open] [data-action]');
  try {
    await actions.first().waitFor({ timeout: 1500 });
  } catch {
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
    return;
  }
  const wanted = Math.floor(next() * Math.min(await actions.count(), 8));
  // The close button comes first, and in long lists the field to search in.
  const before = (await page.locator('dialog[open] input').count()) > 0 ? 2 : 1;
  for (let press = 0; press < before + wanted; press++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
