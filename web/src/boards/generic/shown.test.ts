import { describe, expect, it } from 'vitest';
import { partsOf } from './shown';

const HEADER = { game: 'any', version: 1, players: 2, options: { a: 1 }, result: null };

describe('partsOf', () => {
  it('gives each seat what lies before it, and the table the rest', () => {
    const parts = partsOf({
      ...HEADER,
      phase: 'main',
      hands: [['7', '3'], [null]],
      market: { red: 4 },
      pending: null,
    });
    expect(parts.seats).toEqual([
      [{ kind: 'cards', name: 'hands', cards: ['7', '3'] }],
      [{ kind: 'cards', name: 'hands', cards: [null] }],
    ]);
    expect(parts.table).toEqual([
      { kind: 'word', name: 'phase', value: 'main' },
      { kind: 'group', name: 'market', parts: [{ kind: 'word', name: 'red', value: '4' }] },
    ]);
  });

  it('leaves a pile on the table that is as long as the table has seats', () => {
    const { seats, table } = partsOf({ ...HEADER, discard: ['7', '3'], draw: [null, null] });
    expect(seats).toEqual([[], []]);
    expect(table).toEqual([
      { kind: 'cards', name: 'discard', cards: ['7', '3'] },
      { kind: 'cards', name: 'draw', cards: [null, null] },
    ]);
  });

  it('deals plain numbers out only under the names that mean seats', () => {
    const { seats, table } = partsOf({ ...HEADER, scores: [3, 5], numbers: [3, 5] });
    expect(seats).toEqual([
      [{ kind: 'word', name: 'scores', value: '3' }],
      [{ kind: 'word', name: 'scores', value: '5' }],
    ]);
    expect(table).toEqual([{ kind: 'cards', name: 'numbers', cards: ['3', '5'] }]);
    expect(partsOf({ ...HEADER, scores: [3, 5, 8] }).seats).toEqual([[], []]);
  });

  it('opens the documents of seats, and says nothing of one that is not known', () => {
    const { seats } = partsOf({ ...HEADER, secrets: [{ bid: 2, kept: ['K'] }, null] });
    expect(seats).toEqual([
      [
        { kind: 'word', name: 'bid', value: '2' },
        { kind: 'cards', name: 'kept', cards: ['K'] },
      ],
      [],
    ]);
  });

  it('shows an empty list as a place where nothing lies', () => {
    const { seats, table } = partsOf({ ...HEADER, caught: [[], ['7']], shelf: [] });
    expect(seats).toEqual([
      [{ kind: 'cards', name: 'caught', cards: [] }],
      [{ kind: 'cards', name: 'caught', cards: ['7'] }],
    ]);
    expect(table).toEqual([{ kind: 'cards', name: 'shelf', cards: [] }]);
  });

  it('knows whose turn it is from the header', () => {
    expect(partsOf({ ...HEADER, turn: 1, turn_no: 4 }).table).toEqual([
      { kind: 'seat', name: 'turn', seat: 1 },
      { kind: 'word', name: 'turn_no', value: '4' },
    ]);
  });

  it('deals nothing out to somebody who plays alone', () => {
    const { seats, table } = partsOf({ ...HEADER, players: 1, hands: [['7']], deck: [null] });
    expect(seats).toEqual([[{ kind: 'cards', name: 'hands', cards: ['7'] }]]);
    expect(table).toEqual([{ kind: 'cards', name: 'deck', cards: [null] }]);
  });
});
