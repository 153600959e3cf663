import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Explanation } from '../kit/explained';
import type { Moment } from '../kit/interfaces';
import { NO_CHOICES, readLegal } from '../kit/choices';
import { Scene } from '../scene/scene.svelte';
import { GameWords } from '../scene/words.svelte';
import { Explainer, type Remembered } from './explainer.svelte';

const LIST: readonly Explanation[] = [
  { phase: 'one', key: 'one' },
  { phase: 'two', key: 'two' },
  { event: 'bang', key: 'bang' },
];
const WORDS = 'explained-one = First.\nexplained-two = Second.\nexplained-bang = Bang.\n';

/** A memory without a browser. */
class Memory implements Remembered {
  on = true;
  readonly known = new Set<string>();
  knows = (game: string, key: string): boolean => this.known.has(`${game} ${key}`);
  learn = (game: string, key: string): void => void this.known.add(`${game} ${key}`);
}

const moment = (phase: string, part: Partial<Moment> = {}, turn = 1): Moment => ({
  view: { phase, turn_no: turn } as unknown as Moment['view'],
  ...{ waiting: [], legal: NO_CHOICES, events: [], window: null, clock: null },
  ...part,
});
const BANG = {
  events: [{ event: { event: 'bang' }, number: 0, line: '', kept: null } as never],
};
const ASKED = { legal: readLegal([{ text: 'pass', say: null }], { pass: ['pass'] }) };
const RACE = { number: 1, asked: true, total: 1000, left: 1000 };

async function explainerOf(memory = new Memory(), clock = { now: 0 }, waits = false) {
  const scene = new Scene('game', { Board: (() => ({})) as never }, await GameWords.load());
  const explainer = new Explainer(scene, {
    remembered: memory,
    now: () => clock.now,
    waits: () => waits,
  });
  explainer.begin(LIST, await GameWords.load(async () => WORDS));
  const see = (next: Moment): string | undefined => {
    scene.moment = next;
    explainer.look(next);
    flushSync();
    return explainer.current?.sentence;
  };
  return { explainer, see, memory, clock };
}

describe('an explainer', () => {
  it('explains something once, and remembers that', async () => {
    const { explainer, see, memory } = await explainerOf();
    expect(see(moment('none'))).toBeUndefined();
    expect(see(moment('one'))).toBe('First.');
    explainer.current?.gotIt();
    expect(explainer.current).toBeNull();
    expect(see(moment('one'))).toBeUndefined();
    expect(memory.known).toEqual(new Set(['game one']));
    const later = await explainerOf(memory);
    expect(later.see(moment('one'))).toBeUndefined();
  });

  it('explains one thing at a time, and lets the game go on in between', async () => {
    const { explainer, see } = await explainerOf();
    see(moment('one'));
    expect(see(moment('two'))).toBe('First.');
    explainer.current?.gotIt();
    expect(explainer.current).toBeNull();
    expect(see(moment('three'))).toBe('Second.');
  });

  it('is silent while people race, and speaks afterwards', async () => {
    const { see } = await explainerOf();
    expect(see(moment('one', { window: RACE }))).toBeUndefined();
    expect(see(moment('none'))).toBe('First.');
    expect(see(moment('none', { window: RACE }))).toBeUndefined();
    expect(see(moment('none'))).toBe('First.');
  });

  it('says nothing when it is switched off, and remembers nothing then', async () => {
    const { see, memory } = await explainerOf();
    memory.on = false;
    expect(see(moment('one'))).toBeUndefined();
    expect(memory.known.size).toBe(0);
    memory.on = true;
    expect(see(moment('one'))).toBe('First.');
  });

  it('goes when I act, if there was time to read it', async () => {
    const clock = { now: 0 };
    const { explainer, see, memory } = await explainerOf(new Memory(), clock);
    see(moment('one'));
    clock.now = 500;
    explainer.acted();
    expect(explainer.current?.sentence).toBe('First.');
    clock.now = 4000;
    explainer.acted();
    expect(explainer.current).toBeNull();
    expect(memory.known).toContain('game one');
  });

  it('has what happened explained after what waits already', async () => {
    const { explainer, see } = await explainerOf();
    expect(see(moment('one', BANG))).toBe('First.');
    explainer.current?.gotIt();
    expect(see(moment('none'))).toBe('Bang.');
  });
});

describe('what is over', () => {
  it('is not explained any more if nothing could be said in its turn, and comes the next time', async () => {
    const { explainer, see, memory } = await explainerOf();
    expect(see(moment('one', BANG))).toBe('First.');
    explainer.current?.gotIt();
    expect(see(moment('none', {}, 2))).toBeUndefined();
    expect(memory.known).not.toContain('game bang');
    expect(see(moment('none', BANG, 3))).toBe('Bang.');
  });

  it('is not explained after another race, but after its own', async () => {
    const { see, memory } = await explainerOf();
    const second = { ...RACE, number: 2 };
    expect(see(moment('none', { ...BANG, window: RACE }))).toBeUndefined();
    expect(see(moment('none', { window: RACE }))).toBeUndefined();
    expect(see(moment('none', { window: second }))).toBeUndefined();
    expect(see(moment('none', {}, 2))).toBeUndefined();
    expect(memory.known.size).toBe(0);
    see(moment('none', { ...BANG, window: second }, 2));
    expect(see(moment('none', {}, 3))).toBe('Bang.');
  });

  it('stays until there was time to read it, and is known then', async () => {
    const { see, memory, clock } = await explainerOf();
    expect(see(moment('one', ASKED))).toBe('First.');
    clock.now = 1000;
    expect(see(moment('none', {}, 2))).toBe('First.');
    expect(memory.known.size).toBe(0);
    clock.now = 4000;
    expect(see(moment('none', {}, 3))).toBeUndefined();
    expect(memory.known).toContain('game one');
  });

  it('lets what is asked now be explained first, and is explained after it', async () => {
    const { explainer, see, memory } = await explainerOf();
    expect(see(moment('one', ASKED))).toBe('First.');
    expect(see(moment('two', ASKED))).toBe('Second.');
    expect(memory.known.size).toBe(0);
    explainer.current?.gotIt();
    expect(see(moment('three', ASKED))).toBe('First.');
  });

  it('is not shown a third time in one game', async () => {
    const { see } = await explainerOf();
    const race = (number: number): Moment => moment('none', { window: { ...RACE, number } });
    expect(see(moment('none', BANG))).toBe('Bang.');
    expect(see(race(1))).toBeUndefined();
    expect(see(moment('none'))).toBe('Bang.');
    expect(see(race(2))).toBeUndefined();
    expect(see(moment('none'))).toBeUndefined();
    expect(see(moment('none', BANG))).toBeUndefined();
  });
});

describe('alone with bots', () => {
  it('explains a race before it begins, for it waits', async () => {
    const { explainer, see } = await explainerOf(new Memory(), { now: 0 }, true);
    expect(see(moment('one', { window: RACE }))).toBe('First.');
    expect(see(moment('one', { window: { ...RACE, total: 3_600_000 } }))).toBe('First.');
    explainer.current?.gotIt();
    expect(see(moment('one', { window: { ...RACE, number: 2 } }))).toBeUndefined();
  });
});
