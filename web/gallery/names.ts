/** Names of the cards for the gallery; at a table they come from the games' own texts. */
import type { DeckGame } from '../src/pieces/deck/faces';

const SHARED = { sw: 'Swap', pm: 'Peek mine', rk: 'Red king', bk: 'Blue king' };

export const CARD_NAMES: Record<DeckGame, Record<string, string>> = {
  cambio: { rr: 'Energy', br: 'Energy', py: 'Peek yours', ...SHARED },
  kodiak: { rr: 'Sunlight', br: 'Hairball', py: 'Exposure', ...SHARED },
  alaska: {
    S: 'Salmon',
    river: 'River',
    F: 'Flow',
    T: 'Tourist',
    L: 'Local',
    E: 'Eagle',
    B: 'Bear',
  },
  market: {
    red: 'Red rune',
    blue: 'Blue rune',
    T: 'Thief',
    bandits: 'Bandit',
    boats: 'Boat',
    R: 'Red shelter',
    B: 'Blue shelter',
  },
};

/** In the order of the printed deck: red rune, blue rune, three signs, two kings. */
export const PRINTED_ORDER: Record<DeckGame, readonly string[]> = {
  cambio: ['rr', 'br', 'sw', 'py', 'pm', 'rk', 'bk'],
  kodiak: ['rr', 'br', 'sw', 'py', 'pm', 'rk', 'bk'],
  alaska: ['S', 'river', 'F', 'T', 'L', 'E', 'B'],
  market: ['red', 'blue', 'T', 'bandits', 'boats', 'R', 'B'],
};
