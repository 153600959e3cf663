import { describe, expect, it } from 'vitest';
import type { AlaskaEvent, AlaskaGame, AlaskaView } from '../../games/alaska';
import type { BoardProps, Foreseen, Told } from '../../kit/interfaces';
import { partly } from '../../kit/testing';
import { movesOf } from './events';
import { anglerSpot, salmonSpot } from './lie';
import { after, DISCARD, DRAW, handKey, RING, seatKey, spotKey } from './places';
import type { AlaskaPlay } from './play.svelte';
import { question } from './words';

function view(salmon: Record<string, number>, flow_dir: 'down' | 'up' = 'down'): AlaskaView {
  return partly<AlaskaView>({
    river: { salmon, anglers: {} },
    hands: [['1', '4', '4', 'S'], [null]],
    options: { flow_dir },
  });
}

const told = (...events: AlaskaEvent[]): Told<AlaskaGame>[] =>
  events.map((event, number) => ({ number, event, line: '', kept: null, race: null }));

describe('the current', () => {
  it('carries salmon to lower numbers, over the seam as well', () => {
    const moves = movesOf(
      told({ event: 'flow', seat: 0, spots: [4, 10] }),
      view({ 4: 1, 10: 2 }),
      0,
    );
    expect(moves).toEqual([
      { from: spotKey(5), to: spotKey(4) },
      { from: spotKey(1), to: spotKey(10) },
    ]);
  });

  it('carries them twice as far after two steps, and upwards where it flows up', () => {
    const flow: AlaskaEvent = { event: 'flow', seat: 0, spots: [] };
    expect(movesOf(told(flow, flow), view({ 9: 1 }), 0)).toEqual([
      { from: spotKey(1), to: spotKey(9) },
    ]);
    expect(movesOf(told(flow), view({ 1: 1 }, 'up'), 0)).toEqual([
      { from: spotKey(10), to: spotKey(1) },
    ]);
  });
});

it('a catch goes from the river to its seat, an eaten one to the pile', () => {
  const moves = movesOf(
    told(
      { event: 'catch', seat: 0, spot: 9, by: 'cast' },
      { event: 'eaten', seat: 1, catcher: 0, spot: 9 },
    ),
    view({}),
    0,
  );
  expect(moves).toEqual([
    { from: spotKey(9), to: seatKey(0) },
    { from: seatKey(0), to: DISCARD },
  ]);
});

it('drawn cards come from the pile to where they lie in the hand', () => {
  const drawn: AlaskaEvent = { event: 'drawn', seat: 0, cards: ['4', 'S'] };
  expect(movesOf(told(drawn), view({}), 0)).toEqual([
    { from: DRAW, to: handKey(2) },
    { from: DRAW, to: handKey(3) },
  ]);
});

describe('the river', () => {
  it('is a ring', () => {
    expect(RING.map(after)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 1]);
  });

  it('keeps anglers and salmon apart', () => {
    for (const section of RING)
      for (const spot of RING) {
        const angler = anglerSpot(section);
        const salmon = salmonSpot(spot, 'down');
        expect(Math.hypot(angler.x - salmon.x, angler.y - salmon.y)).toBeGreaterThan(80);
      }
  });
});

describe('a cast whose end is not certain', () => {
  const hintAfter = (...events: AlaskaEvent[]): string | undefined =>
    question(
      partly<BoardProps<AlaskaGame>>({ texts: { t: (id: string) => id } }),
      partly<AlaskaView>({ window: null, options: {} }),
      partly<AlaskaPlay>({ choice: { kind: 'cast', text: 'cast 4', parts: { cards: ['4'] } } }),
      partly<Foreseen<AlaskaGame>>({ certain: false, log: told(...events) }),
    ).hint;
  const cast: AlaskaEvent = { event: 'cast', seat: 0, cards: ['4'], section: 4 };

  it('is a catch, even if somebody may hold a bear', () => {
    expect(hintAfter(cast, { event: 'catch', seat: 0, spot: 4, by: 'cast' })).toBe(
      'alaska-would-catch',
    );
  });

  it('is up to the die where one is rolled', () => {
    expect(hintAfter(cast)).toBe('alaska-would-roll');
  });
});
