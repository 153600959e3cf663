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

/** By mouse or finger on the board, by keyboard on the board, or from the list of all actions. */
export type Way = 'board' | 'keys' | 'list';

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
/** What can be pressed on a board, and what sends it. */
const PRESSABLE = '.frame [data-action], .frame [data-pick]';
const CONFIRM = '.frame [data-confirm]:enabled';
/** A board that asks must offer something within this time. */
const OFFERS_WITHIN = 5000;
/** So many picks lead to an action on every board. */
const PICKS = 12;

export interface Played {
  readonly over: boolean;
  /** Actions taken on the board itself, and those its list was needed for. */
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
      .waitFor({ timeout: Math.max(1, until - Date.now()) });
    if (await page.locator(OVER).count()) return { over: true, onBoard, fromList };
    if (how.way !== 'list' && (await isOffered(page))) {
      await (how.way === 'keys' ? actByKeys(page, how) : actOnBoard(page, how));
      onBoard++;
    } else if (await page.locator(ASKED).count()) {
      await chooseFromList(page, how);
      fromList++;
    }
  }
  return { over: false, onBoard, fromList };
}

/** Whether the board offers anything; what was asked may have passed in the meantime. */
async function isOffered(page: Page): Promise<boolean> {
  try {
    await page.locator(`${PRESSABLE}, ${OVER}`).first().waitFor({ timeout: OFFERS_WITHIN });
    return true;
  } catch {
    return false;
  }
}

/** Picks and confirms on the board itself, until something was sent. */
async function actOnBoard(page: Page, { next, touch = false }: Play): Promise<void> {
  for (let pick = 0; pick < PICKS; pick++) {
    const confirm = page.locator(CONFIRM).first();
    const choices = page.locator(PRESSABLE);
    const count = await choices.count();
    const confirming = (await confirm.count()) > 0;
    if (!confirming && count === 0) return;
    const target = confirming ? confirm : choices.nth(Math.floor(next() * count));
    try {
      // A window may close while the finger is on its way.
      await (touch ? target.tap({ timeout: 2000 }) : target.click({ timeout: 2000 }));
    } catch {
      return;
    }
    if (confirming || !(await page.locator(ASKED).count())) return;
  }
}

/** What the focus is on: something to press, what sends it, or neither. */
async function focusIsOn(page: Page): Promise<'confirm' | 'pressable' | 'place' | 'nothing'> {
  return page.evaluate(
    ([confirm, pressable]) => {
      const focused = document.activeElement;
      if (focused?.matches(confirm)) return 'confirm';
      if (focused?.matches(pressable)) return 'pressable';
      return focused?.matches('[data-target]') ? 'place' : 'nothing';
    },
    [CONFIRM, PRESSABLE] as const,
  );
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** Tab goes from group to group, arrows inside one, Enter presses: no mouse, no shortcut. */
async function actByKeys(page: Page, { next }: Play): Promise<void> {
  for (let press = 0; press < 40; press++) {
    const on = await focusIsOn(page);
    const confirming = (await page.locator(CONFIRM).count()) > 0;
    if (on === 'confirm' || (on === 'pressable' && !confirming && next() < 0.6)) {
      await page.keyboard.press('Enter');
      if (!(await page.locator(ASKED).count())) return;
    } else if (on === 'pressable' || on === 'place') {
      const wander = !confirming && next() < 0.6;
      await page.keyboard.press(wander ? (ARROWS[Math.floor(next() * 4)] ?? 'Tab') : 'Tab');
    } else await page.keyboard.press('Tab');
  }
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
