/** Plays any board as a person would: it presses what may be pressed, by finger, mouse or keys. */
import type { Page } from 'playwright-core';
import { MY_TURN, type Sight } from './eyes';

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

const GAME_WITHIN = 240_000;
const LIST_WITHIN = 1500;
/** So many keys lead to an action on every board. */
const PRESSES = 40;

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
    const sight = await lookAround(page, how, until - Date.now());
    if (sight.kind === 'over') return { over: true, onBoard, fromList };
    if (sight.kind === 'late')
      throw new Error(`Not over after ${onBoard} actions: ${await whatIsSeen(page)}`);
    if (sight.kind === 'asked' || sight.kind === 'nothing') {
      await chooseFromList(page, how);
      fromList++;
    } else if (sight.kind === 'press') {
      const sends = how.way === 'keys' ? actByKeys(page, how) : press(page, sight, how);
      if (await sends) onBoard++;
    }
  }
  return { over: false, onBoard, fromList };
}

/** Waits for my turn, and answers the windows on the way to it; false if the game ends before. */
export async function untilMyTurn(page: Page, next: () => number): Promise<boolean> {
  for (;;) {
    const { kind } = await page.evaluate((most) => window.eyes.waitForAsk(most), GAME_WITHIN);
    if (kind === 'over') return false;
    if (kind === 'late') throw new Error(`Nobody asked me: ${await whatIsSeen(page)}`);
    if (await page.locator(MY_TURN).isVisible()) return true;
    await play(page, { way: 'list', next, most: 1 });
  }
}

/** What stands on the page, for whoever reads why a test failed. */
async function whatIsSeen(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replace(/\s+/g, ' ').slice(0, 600);
}

async function lookAround(page: Page, { way, next }: Play, patience: number): Promise<Sight> {
  return way === 'list'
    ? page.evaluate((most) => window.eyes.waitForAsk(most), patience)
    : page.evaluate(([share, most]) => window.eyes.look(share, most), [next(), patience] as const);
}

/** Presses what was seen; whether that has sent something. A window may have closed meanwhile. */
async function press(
  page: Page,
  { spot: { x, y }, confirms, marks }: Extract<Sight, { kind: 'press' }>,
  { touch = false }: Play,
): Promise<boolean> {
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  return (await page.evaluate((then) => window.hand.hasSent(then), marks)) || confirms;
}

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;

/** Tab goes from group to group, arrows inside one, Enter presses: no mouse, no shortcut. */
async function actByKeys(page: Page, { next }: Play): Promise<boolean> {
  for (let pressed = 0; pressed < PRESSES; pressed++) {
    const { asked, on, confirming, marks } = await page.evaluate(() => window.hand.focus());
    if (!asked) return false;
    if (on === 'confirm' || (on === 'pressable' && !confirming && next() < 0.6)) {
      await page.keyboard.press('Enter');
      if (await page.evaluate((then) => window.hand.hasSent(then), marks)) return true;
    } else if (on === 'pressable' || on === 'place') {
      const wander = !confirming && next() < 0.6;
      await page.keyboard.press(wander ? (ARROWS[Math.floor(next() * 4)] ?? 'Tab') : 'Tab');
    } else await page.keyboard.press('Tab');
  }
  return false;
}

/** The list of all actions, by mouse or finger. */
async function chooseFromList(page: Page, how: Play): Promise<void> {
  await page.keyboard.press('l');
  const sight = await page.evaluate(([share, most]) => window.eyes.lookAtList(share, most), [
    how.next(),
    LIST_WITHIN,
  ] as const);
  if (sight.kind === 'press') await press(page, sight, how);
  // What was asked has passed in the meantime.
  else if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape');
}
