// Generated from src/runehall/games/rune by tools/game_types.py. Do not edit.

export type Colour = 'B' | 'G' | 'R';

/** A set of cards: the starting card's face and the rows of the others. */
export interface RuneManifest {
  readonly games: readonly string[];
  readonly name: string;
  readonly start: string;
  readonly cards: readonly CardRow[];
}

/** A card of a manifest: its letter and its face. */
export interface CardRow {
  readonly card: string;
  readonly face: string;
}

/** A card of the table: its top left cell and its clockwise quarter turns. */
export interface LaidCard {
  readonly card: string;
  readonly x: number;
  readonly y: number;
  readonly rot: number;
}

/** A Rune Master on the layout. */
export interface StandingMaster {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
}

/** A Grand Master token on the layout, and the colour it shows. */
export interface LaidToken {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly color: Colour;
}

/** How a game has ended: points and controlled runes of each side. */
export interface RuneResult {
  readonly scores: readonly number[];
  readonly counts: readonly Readonly<Record<Colour, number>>[];
  readonly winners: readonly number[];
  readonly next_start: null;
}

/** What a table has chosen. */
export interface RuneOptions {
  readonly mode: 'duel' | 'solo' | 'teams';
  readonly grand_master: boolean;
  readonly connect: 'strict' | 'mixed';
  readonly cover: 'footprint' | 'bury' | 'inside';
  readonly own_area: boolean;
  readonly tie_break: 'shared' | 'reds';
  readonly first: number | 'random';
  readonly first_bonus: number;
  readonly hand_size: number;
  readonly masters: number;
  readonly copies: number;
  readonly removed: number;
  readonly line_limits: Readonly<Record<Colour, number>> | null;
  readonly final_draw: boolean;
  readonly done_seat: 'out' | 'play_on' | 'hand_only';
  readonly values: Readonly<Record<Colour, number>>;
  readonly manifest: string | RuneManifest;
}

/** What a viewer sees. */
export interface RuneView {
  readonly game: 'rune';
  readonly version: number;
  readonly players: number;
  readonly options: RuneOptions;
  readonly seed: number | string | null;
  readonly phase: 'place' | 'act' | 'token' | 'over';
  readonly turn: number;
  readonly turn_no: number;
  readonly first: number;
  readonly deck: readonly (string | null)[];
  readonly removed: readonly (string | null)[];
  readonly hands: readonly (readonly (string | null)[])[];
  readonly masters: readonly number[];
  readonly tokens: readonly number[];
  readonly table: readonly LaidCard[];
  readonly masters_placed: readonly StandingMaster[];
  readonly tokens_placed: readonly LaidToken[];
  readonly anchor: readonly number[] | null;
  readonly lost: readonly number[];
  readonly skips: readonly number[];
  readonly ending: number | null;
  readonly scores: readonly number[];
  readonly points: readonly number[];
  readonly result: RuneResult | null;
}

/** Everything that can be done, as it is sent. */
export type RuneAction =
  | 'pass'
  | 'draw'
  | `place ${string} ${number} ${number} ${'0' | '1' | '2' | '3'}`
  | `master ${number} ${number}`
  | `token ${number} ${number} ${'B' | 'G'}`;

/** The parts of each kind of action, once its text is read. */
export interface RuneParts {
  readonly pass: Readonly<Record<string, never>>;
  readonly draw: Readonly<Record<string, never>>;
  readonly place: {
    readonly card: string;
    readonly x: number;
    readonly y: number;
    readonly rot: '0' | '1' | '2' | '3';
  };
  readonly master: { readonly x: number; readonly y: number };
  readonly token: { readonly x: number; readonly y: number; readonly color: 'B' | 'G' };
}

/** The words of each kind of action; a part is its name and what it is. */
export const RUNE_GRAMMAR = {
  pass: ['pass'],
  draw: ['draw'],
  place: [
    'place',
    { part: 'card', is: 'word' },
    { part: 'x', is: 'number' },
    { part: 'y', is: 'number' },
    { part: 'rot', is: 'word' },
  ],
  master: ['master', { part: 'x', is: 'number' }, { part: 'y', is: 'number' }],
  token: [
    'token',
    { part: 'x', is: 'number' },
    { part: 'y', is: 'number' },
    { part: 'color', is: 'word' },
  ],
} as const;

/** Everything that can happen. */
export type RuneEvent =
  | { readonly event: 'turn'; readonly seat: number }
  | {
      readonly event: 'placed';
      readonly seat: number;
      readonly card: string;
      readonly x: number;
      readonly y: number;
      readonly rot: number;
      readonly own: number;
      readonly others: number;
    }
  | { readonly event: 'drew'; readonly seat: number }
  | { readonly event: 'drew_card'; readonly seat: number; readonly card: string }
  | {
      readonly event: 'master';
      readonly seat: number;
      readonly x: number;
      readonly y: number;
      readonly own: number;
    }
  | {
      readonly event: 'token';
      readonly seat: number;
      readonly x: number;
      readonly y: number;
      readonly color: Colour;
      readonly own: number;
      readonly others: number;
    }
  | { readonly event: 'passed'; readonly seat: number }
  | { readonly event: 'stuck'; readonly seat: number }
  | { readonly event: 'forfeit'; readonly seat: number }
  | { readonly event: 'last_master'; readonly seat: number }
  | {
      readonly event: 'over';
      readonly winners: readonly number[];
      readonly scores: readonly number[];
      readonly counts: readonly Readonly<Record<string, number>>[];
      readonly end: 'alone' | 'won' | 'team' | 'shared';
    };

/** The types of the game. */
export interface RuneGame {
  readonly view: RuneView;
  readonly action: RuneAction;
  readonly parts: RuneParts;
  readonly event: RuneEvent;
}
