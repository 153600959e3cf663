import { describe, expect, it } from 'vitest';
import { partsOf } from './shown';

describe('partsOf', () => {
  it('gives each seat what lies before it, and the table the rest', () => {
    const parts = partsOf({
      game: 'any',
      version: 1,
      players: 2,
      options: { a: 1 },
      phase: 'main',
      hands: [['7', '3'], [null]],
      market: { red: 4 },
      pending: null,
      result: null,
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
});
