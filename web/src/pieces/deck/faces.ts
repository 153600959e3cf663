/** How each card of the 76-card deck is printed for each of the four games that share it. */
import type { Snippet } from 'svelte';
import type { RuneName } from '../glyphs';
import { bear, eagle, local, salmon, tourist, waves } from './art/Alaska.svelte';
import { bandit, blueRune, boat, longhouse, magpie, redRune } from './art/Market.svelte';
import {
  arrows,
  crown,
  energy,
  eye,
  eyeAtHome,
  hairball,
  helmet,
  sunlight,
} from './art/Signs.svelte';

export type DeckGame = 'cambio' | 'kodiak' | 'alaska' | 'market';

/** One printed stock: colours and border pattern. Red is pointed, blue is round. */
interface Stock {
  ground: string;
  frame: string;
  ink: string;
  foot: string;
  trim: 'notches' | 'zigzag' | 'waves' | 'stitches';
}

export interface DeckFace extends Stock {
  /** The numeral of a number card, or the text of a card this page has no drawing for. */
  numeral?: string;
  notches?: number;
  rune?: RuneName;
  points?: number;
  art?: Snippet;
}

const YELLOW: Stock = {
  ground: 'var(--p-weld)',
  frame: 'var(--p-weld-dark)',
  ink: 'var(--soot)',
  foot: 'none',
  trim: 'notches',
};
const RED_RUNE: Stock = {
  ground: 'var(--p-madder)',
  frame: 'var(--p-madder-light)',
  ink: 'var(--chalk)',
  foot: 'var(--p-madder-dark)',
  trim: 'zigzag',
};
const BLUE_RUNE: Stock = {
  ground: 'var(--p-woad)',
  frame: 'var(--p-woad-light)',
  ink: 'var(--chalk)',
  foot: 'var(--p-woad-dark)',
  trim: 'waves',
};
const SIGN: Stock = {
  ground: 'var(--chalk)',
  frame: 'var(--soot2)',
  ink: 'var(--soot2)',
  foot: 'var(--soot2)',
  trim: 'stitches',
};
const RED_KING: Stock = {
  ground: 'var(--chalk)',
  frame: 'var(--p-madder)',
  ink: 'var(--p-madder)',
  foot: 'var(--p-madder)',
  trim: 'zigzag',
};
const BLUE_KING: Stock = {
  ground: 'var(--chalk)',
  frame: 'var(--p-woad)',
  ink: 'var(--p-woad)',
  foot: 'var(--p-woad)',
  trim: 'waves',
};

const NUMBER_RUNES: readonly RuneName[] = [
  'isaz',
  'naudiz',
  'thurisaz',
  'ansuz',
  'raido',
  'kaunan',
  'gebo',
  'wunjo',
  'hagalaz',
];

const NUMBERS: Record<string, DeckFace> = Object.fromEntries(
  NUMBER_RUNES.map((rune, index) => {
    const value = String(index + 1);
    return [value, { ...YELLOW, rune, numeral: value, notches: index + 1 }];
  }),
);

/** Cards printed alike in Cambio and Kodiak. */
const SHARED_SIGNS: Record<string, DeckFace> = {
  sw: { ...SIGN, rune: 'gebo', points: 10, art: arrows },
  py: { ...SIGN, rune: 'perthro', points: 10, art: eye },
  pm: { ...SIGN, rune: 'othala', points: 10, art: eyeAtHome },
  rk: { ...RED_KING, rune: 'tiwaz', points: -2, art: crown },
  bk: { ...BLUE_KING, rune: 'tiwaz', points: 13, art: helmet },
};

export const DECK_FACES: Record<DeckGame, Record<string, DeckFace>> = {
  cambio: {
    ...NUMBERS,
    rr: { ...RED_RUNE, rune: 'dagaz', points: 10, art: energy },
    br: { ...BLUE_RUNE, rune: 'dagaz', points: 10, art: energy },
    ...SHARED_SIGNS,
  },
  kodiak: {
    ...NUMBERS,
    rr: { ...RED_RUNE, rune: 'sowilo', points: 10, art: sunlight },
    br: { ...BLUE_RUNE, rune: 'laguz', points: 10, art: hairball },
    ...SHARED_SIGNS,
  },
  alaska: {
    ...NUMBERS,
    S: { ...RED_RUNE, rune: 'sowilo', art: salmon },
    river: { ...BLUE_RUNE, rune: 'laguz', art: waves },
    F: { ...SIGN, rune: 'gebo', art: waves },
    T: { ...SIGN, rune: 'perthro', art: tourist },
    L: { ...SIGN, rune: 'othala', art: local },
    E: { ...RED_KING, rune: 'tiwaz', art: eagle },
    B: { ...BLUE_KING, rune: 'tiwaz', art: bear },
  },
  market: {
    ...NUMBERS,
    T: { ...SIGN, rune: 'gebo', art: magpie },
    R: { ...RED_KING, rune: 'tiwaz', art: longhouse },
    B: { ...BLUE_KING, rune: 'tiwaz', art: longhouse },
    red: { ...RED_RUNE, rune: 'sowilo', art: redRune },
    blue: { ...BLUE_RUNE, rune: 'laguz', art: blueRune },
    boats: { ...SIGN, rune: 'othala', art: boat },
    bandits: { ...SIGN, rune: 'perthro', art: bandit },
  },
};

/** The face of a card; a code nobody has drawn yet is shown as its own text. */
export function faceOf(game: DeckGame, card: string): DeckFace {
  return DECK_FACES[game][card] ?? { ...SIGN, numeral: card };
}

/** Points as they are printed, with a true minus sign. */
export function printedPoints(points: number): string {
  return String(points).replace('-', '−');
}
