import { describe, expect, it } from 'vitest';
import { DECK_FACES, faceOf, printedPoints, type DeckGame } from './faces';

const NUMBERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const CODES: Record<DeckGame, string[]> = {
  cambio: ['rr', 'br', 'sw', 'py', 'pm', 'rk', 'bk'],
  kodiak: ['rr', 'br', 'sw', 'py', 'pm', 'rk', 'bk'],
  alaska: ['S', 'F', 'T', 'L', 'E', 'B', 'river'],
  market: ['T', 'R', 'B', 'red', 'blue', 'boats', 'bandits'],
};

describe.each(Object.keys(CODES) as DeckGame[])('%s', (game) => {
  it('has a drawing for every code and for nothing else', () => {
    expect(Object.keys(DECK_FACES[game]).sort()).toEqual([...NUMBERS, ...CODES[game]].sort());
    for (const code of CODES[game]) expect(faceOf(game, code).art).toBeDefined();
  });

  it('counts its numbers in notches', () => {
    expect(NUMBERS.map((code) => faceOf(game, code).notches)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('the sign in the index', () => {
  const sign = (game: DeckGame, code: string): unknown => faceOf(game, code).rune;

  it('is the same on twins', () => {
    expect(sign('cambio', 'rr')).toBe(sign('cambio', 'br'));
    expect(sign('cambio', 'rk')).toBe(sign('cambio', 'bk'));
    expect(sign('kodiak', 'rk')).toBe(sign('kodiak', 'bk'));
  });

  it('differs where cards are no twins', () => {
    expect(sign('kodiak', 'rr')).not.toBe(sign('kodiak', 'br'));
    const signs = ['rr', 'sw', 'py', 'pm', 'rk'].map((code) => sign('cambio', code));
    expect(new Set(signs).size).toBe(signs.length);
  });
});

it('shows an unknown code as its own text', () => {
  expect(faceOf('cambio', 'xy').numeral).toBe('xy');
});

it('prints a true minus sign', () => {
  expect(printedPoints(-2)).toBe('−2');
});
