import { describe, expect, it } from 'vitest';
import { partly } from '../../kit/testing';
import { cardKey, cardSeen, cellOf, columnsOf, lookOf, readKey } from './cards';
import type { FacedownView } from './game';

const VIEW = partly<FacedownView>({
  options: { memory: 'assisted' },
  phase: 'turn',
  round: 1,
  turn: 0,
  turn_no: 1,
  draw: [null],
  discard: ['7'],
  tables: [
    ['4', null, '-', 'rk'],
    [null, '9', null],
  ],
  known: [
    [[0, 1], [], [], [0]],
    [[1], [0, 1], []],
  ],
  drawn: null,
});
const me = { seat: 0, memoryAid: true, glimpse: () => undefined };

describe('how a place is drawn', () => {
  it('marks what I have seen and who else knows it', () => {
    expect(lookOf(VIEW, 0, 0, me)).toEqual({ state: 'remembered', card: '4', knownTo: [1] });
    expect(lookOf(VIEW, 1, 0, me)).toEqual({ state: 'hidden', card: '', knownTo: [1] });
    expect(lookOf(VIEW, 0, 2, me).state).toBe('gap');
  });

  it('keeps what I know to itself without the memory aid', () => {
    const alone = { ...me, memoryAid: false };
    expect(lookOf(VIEW, 0, 0, alone)).toEqual({ state: 'hidden', card: '', knownTo: [] });
    expect(cardSeen(VIEW, 0, 0, alone)).toBeUndefined();
    expect(cardSeen(VIEW, 0, 0, me)).toBe('4');
  });

  it('shows a glimpse although the document hides the card', () => {
    const looking = { ...me, glimpse: (key: string) => (key === cardKey(1, 2) ? '3' : undefined) };
    expect(lookOf(VIEW, 1, 2, looking)).toEqual({ state: 'up', card: '3', knownTo: [] });
  });

  it('turns everything up in the whole truth', () => {
    const truth = { ...VIEW, seed: 7 };
    expect(lookOf(truth, 1, 1, { ...me, memoryAid: false }).state).toBe('up');
    expect(lookOf(truth, 0, 2, me).state).toBe('gap');
    const mine = { ...VIEW, seed: null };
    expect(lookOf(mine, 1, 1, me).state).toBe('remembered');
  });

  it('turns everything up at the end of a round, and exposed cards before', () => {
    expect(lookOf({ ...VIEW, phase: 'round_end' }, 0, 3, me).state).toBe('up');
    const up = [[], [false, true, false]];
    expect(lookOf({ ...VIEW, up }, 1, 1, me).state).toBe('up');
  });
});

describe('places', () => {
  it('lie 2 × 2, and one above two', () => {
    const square = [0, 1, 2, 3].map((place) => cellOf(place, 'square', 'right'));
    expect(square.map(({ column, row }) => [column, row])).toEqual([
      [1, 1],
      [3, 1],
      [1, 2],
      [3, 2],
    ]);
    const triangle = [0, 1, 2].map((place) => cellOf(place, 'triangle', 'right'));
    expect(triangle.map(({ column, row }) => [column, row])).toEqual([
      [2, 1],
      [1, 2],
      [3, 2],
    ]);
  });

  it.each(['square', 'triangle'] as const)('never share a cell of a %s', (shape) => {
    for (const grow of ['down', 'right'] as const) {
      const cells = Array.from({ length: 12 }, (_, place) => cellOf(place, shape, grow));
      expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(12);
    }
  });

  it('widen a table only when it grows to the right', () => {
    expect(columnsOf(4, 'square', 'right')).toBe(2);
    expect(columnsOf(5, 'square', 'right')).toBe(3);
    expect(columnsOf(7, 'square', 'down')).toBe(2);
    expect(columnsOf(4, 'triangle', 'right')).toBe(3);
  });

  it('are read back from their keys', () => {
    expect(readKey(cardKey(3, 5))).toEqual({ seat: 3, place: 5 });
    expect(readKey('draw')).toBeUndefined();
  });
});
