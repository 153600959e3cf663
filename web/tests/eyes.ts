/**
 * Eyes inside the page: they see in one look what a person would press, and whether it can be pressed.
 * They know no rules and no board, only that what can be done carries `data-action`, `data-pick` or
 * `data-confirm`. Real fingers and keys do the rest, from outside.
 */
import type { Page } from 'playwright-core';

export const ASKED = '.frame[data-asked=true]';
/** What is asked stays until I answer: no window that closes by itself. */
export const MY_TURN = '.frame[data-asked=true][data-window=false]';
const WORDS = {
  asked: ASKED,
  over: '.over',
  /** What has a ring: it says that it can be tapped. */
  ringed: '.frame .tappable.open:not([inert] *)',
  /** What can be pressed on a board, and what sends it. */
  pressable: '.frame [data-action], .frame [data-pick]',
  confirm: '.frame [data-confirm]:enabled',
  /** The game is over, and its last position still in sight. */
  result: '.frame [data-result]',
  listed: 'dialog[open] [data-action]',
  /** What everything waits for: it has been looked at, it has been read. */
  looked: '.frame [data-look]',
  read: '.frame[data-asked=false] [data-got-it]',
};
export type Words = typeof WORDS;

/** What had happened when something was looked at: clicks that arrived, questions that went away. */
export interface Marks {
  readonly clicks: number;
  readonly gone: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Sight =
  | {
      readonly kind: 'press';
      readonly spot: Spot;
      readonly confirms: boolean;
      readonly marks: Marks;
    }
  /** `nothing` is offered for what is asked; something `covers` what was to be pressed. */
  | { readonly kind: 'asked' | 'over' | 'nothing' | 'covered' | 'late' };

export interface Focus {
  readonly asked: boolean;
  readonly on: 'confirm' | 'pressable' | 'place' | 'nothing';
  /** There is something to confirm. */
  readonly confirming: boolean;
  readonly marks: Marks;
}

export interface Eyes {
  /** Waits until I am asked, or the game is over. */
  waitForAsk(patience: number): Promise<Sight>;
  /** Waits for something to press, and chooses: `share` from 0 to 1 says which. */
  look(share: number, patience: number): Promise<Sight>;
  /** Waits for the list of all actions, and chooses from it. */
  lookAtList(share: number, patience: number): Promise<Sight>;
}

export interface Rings {
  /** Pieces that had a ring while nothing moved, and that no finger would have hit. */
  readonly dead: readonly string[];
  /** Tries the middle of every ringed piece in sight, once everything has come to rest. */
  tryAll(): void;
}

export interface Hand {
  readonly marks: Marks;
  focus(): Focus;
  /** Waits until a press has arrived; whether a question went away with it. */
  hasSent(marks: Marks): Promise<boolean>;
}

declare global {
  interface Window {
    eyes: Eyes;
    hand: Hand;
    rings: Rings;
    /** Says that what the game waits for has been read. */
    readOn: () => void;
  }
}

/** From now on every page of this browser can be looked at. */
export async function giveEyes(page: Page): Promise<void> {
  await page.addInitScript(feelPresses, WORDS);
  await page.addInitScript(tryRings, WORDS);
  await page.addInitScript(readAlong, WORDS);
  await page.addInitScript(openEyes, WORDS);
}

/** Runs in the page, before its own scripts: it can name nothing from outside. */
function feelPresses(words: Words): void {
  /** Counted in pictures, not by the clock: a busy machine paints fewer of them. */
  const CLICK_WITHIN = 30;
  let [clicks, gone] = [0, 0];
  window.addEventListener('click', () => (clicks += 1), { capture: true });
  new MutationObserver((changes) => {
    const unasked = changes.filter(
      ({ target }) => target instanceof Element && target.getAttribute('data-asked') === 'false',
    );
    gone += unasked.length;
  }).observe(document, { subtree: true, attributeFilter: ['data-asked'] });

  window.hand = {
    get marks() {
      return { clicks, gone };
    },
    focus() {
      const focused = document.activeElement;
      const on = focused?.matches(words.confirm)
        ? 'confirm'
        : focused?.matches(words.pressable)
          ? 'pressable'
          : focused?.matches('[data-target]')
            ? 'place'
            : 'nothing';
      const there = (selector: string): boolean => document.querySelector(selector) !== null;
      const [asked, confirming] = [there(words.asked), there(words.confirm)];
      return { asked, on, confirming, marks: this.marks };
    },
    async hasSent(then) {
      // A tap becomes a click when the browser is sure that it is no gesture.
      for (let pictures = 0; clicks === then.clicks && pictures < CLICK_WITHIN; pictures++)
        await new Promise((seen) => requestAnimationFrame(seen));
      return gone > then.gone;
    },
  };
}

/** Runs in the page as well. */
function tryRings({ ringed }: Words): void {
  const dead: string[] = [];
  const isBrief = ({ effect }: Animation): boolean =>
    Number(effect?.getComputedTiming().endTime) < 3000;
  window.rings = {
    dead,
    tryAll() {
      if (document.getAnimations().some(isBrief) || document.querySelector('dialog[open]')) return;
      for (const piece of document.querySelectorAll(ringed)) {
        const { x, y, width, height } = piece.getBoundingClientRect();
        const above = document.elementFromPoint(x + width / 2, y + height / 2);
        // What is out of sight has nothing above it.
        if (above && !piece.contains(above))
          dead.push(`${piece.textContent?.trim()} under ${above.outerHTML.slice(0, 90)}`);
      }
    },
  };
}

/** And this: while the game waits for who reads, nobody asks anything. */
function readAlong({ looked, read }: Words): void {
  window.readOn = () => {
    for (const button of [looked, read].map((each) => document.querySelector(each)))
      if (button instanceof HTMLElement) button.click();
  };
}

/** And this. */
function openEyes(words: Words): void {
  // A board that asks must offer something; where one choice is covered, another may be free.
  // Both are counted in looks, not by the clock.
  const [OFFERS_WITHIN, COVERED_AFTER] = [300, 60];
  const find = (selector: string): Element | null => document.querySelector(selector);
  const frame = (): Promise<unknown> => new Promise((seen) => requestAnimationFrame(seen));

  /** Asks again every frame until there is an answer. */
  async function until(patience: number, seek: () => Promise<Sight | null> | Sight | null) {
    const end = performance.now() + patience;
    while (performance.now() < end) {
      window.readOn();
      const found = await seek();
      if (found) return found;
      await frame();
    }
    return { kind: 'late' } as const;
  }

  /** Where an element can be pressed, once it stands still and nothing covers it. */
  async function spotOn(element: Element): Promise<Spot | null> {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const before = element.getBoundingClientRect();
    await frame();
    const { x, y, width, height } = element.getBoundingClientRect();
    const still = x === before.x && y === before.y && width === before.width;
    const spot = { x: x + width / 2, y: y + height / 2 };
    const hit = document.elementFromPoint(spot.x, spot.y);
    return still && element.contains(hit) ? spot : null;
  }

  /** Looks again and again, and counts how often there was nothing to press. */
  function looker(share: number, selector: string): () => Promise<Sight | null> {
    let [empty, covered] = [0, 0];
    return async () => {
      const asked = find(words.asked) !== null;
      const choices = asked ? [...document.querySelectorAll(selector)] : [];
      const confirm = asked && selector === words.pressable ? find(words.confirm) : null;
      const target = confirm ?? choices[Math.floor(share * choices.length)] ?? find(words.result);
      empty = asked && !target ? empty + 1 : 0;
      if (!target) return empty > OFFERS_WITHIN ? { kind: 'nothing' } : null;
      const spot = await spotOn(target);
      const { marks } = window.hand;
      if (spot) window.rings.tryAll();
      if (spot) return { kind: 'press', spot, confirms: target === confirm, marks };
      return ++covered > COVERED_AFTER ? { kind: 'covered' } : null;
    };
  }

  const isOver = (): Sight | null => (find(words.over) ? { kind: 'over' } : null);
  window.eyes = {
    waitForAsk: (patience) =>
      until(patience, () => isOver() ?? (find(words.asked) ? { kind: 'asked' } : null)),
    look: (share, patience) => {
      const seek = looker(share, words.pressable);
      return until(patience, () => isOver() ?? seek());
    },
    lookAtList: (share, patience) => until(patience, looker(share, words.listed)),
  };
}
