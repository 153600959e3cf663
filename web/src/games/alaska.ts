// Generated from src/runehall/games/alaska by tools/game_types.py. Do not edit.

export type Card =
  '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'B' | 'E' | 'F' | 'L' | 'S' | 'T';

export type Angler = '-' | 'T' | 'L';

export type CatchWay = 'cast' | 'eagle';

/** A deck: how many copies there are of each printed card. */
export interface DeckManifest {
  readonly games: readonly string[];
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** Salmon by spot and anglers by section, each from "1" to "10". */
export interface River {
  readonly salmon: Readonly<Record<string, number>>;
  readonly anglers: Readonly<Record<string, Angler>>;
}

/** A catch that bears may answer; even the number of passes is a secret. */
export interface BearWindow {
  readonly catcher: number;
  readonly spot: number;
  readonly by: CatchWay;
  readonly passed: readonly number[] | null;
}

/** How a game has ended, and who begins the next one. */
export interface AlaskaResult {
  readonly winners: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly next_start: number;
}

/** What a table has chosen. */
export interface AlaskaOptions {
  readonly first: number;
  readonly flow_dir: 'down' | 'up';
  readonly angler_reach: 'touch' | 'enter' | 'sweep';
  readonly salmon_stack: 'free' | 'one';
  readonly cast_overflow: 'empty' | 'wrap' | 'forbid';
  readonly luck_die: boolean;
  readonly bear_vs_eagle: boolean;
  readonly bear_window: 'holders' | 'everyone';
  readonly tourist_penalty: 'full' | 'hand';
  readonly hand_size: number;
  readonly save_max: number;
  readonly manifest: string | Readonly<Record<string, number>> | DeckManifest;
  readonly onto_anglers: 'locals' | 'all';
}

/** What a viewer sees. */
export interface AlaskaView {
  readonly game: 'alaska';
  readonly version: number;
  readonly players: number;
  readonly options: AlaskaOptions;
  readonly seed: number | string | null;
  readonly rolls: number;
  readonly dice: readonly null[];
  readonly phase: 'salmon' | 'main' | 'choose' | 'window' | 'over';
  readonly turn: number;
  readonly turn_no: number;
  readonly draw: readonly null[];
  readonly discard: readonly Card[];
  readonly hands: readonly (readonly (Card | null)[])[];
  readonly river: River;
  readonly caught: readonly number[];
  readonly to_place: number;
  readonly choice: readonly number[];
  readonly window: BearWindow | null;
  readonly sit_out: readonly boolean[];
  readonly final: boolean;
  readonly final_left: number;
  readonly points: readonly number[];
  readonly result: AlaskaResult | null;
}

/** Everything that can be done, as it is sent. */
export type AlaskaAction =
  | `place ${number}`
  | `cast ${string}`
  | `take ${number}`
  | `tourist ${number}`
  | 'tourist none'
  | `local ${number}`
  | 'local none'
  | `eagle salmon ${number}`
  | `eagle angler ${number}`
  | 'eagle none'
  | 'bear'
  | 'pass';

/** The parts of each kind of action, once its text is read. */
export interface AlaskaParts {
  readonly place: { readonly spot: number };
  readonly cast: { readonly cards: readonly string[] };
  readonly take: { readonly spot: number };
  readonly tourist: { readonly section: number };
  readonly 'tourist-none': Readonly<Record<string, never>>;
  readonly local: { readonly section: number };
  readonly 'local-none': Readonly<Record<string, never>>;
  readonly 'eagle-salmon': { readonly spot: number };
  readonly 'eagle-angler': { readonly section: number };
  readonly 'eagle-none': Readonly<Record<string, never>>;
  readonly bear: Readonly<Record<string, never>>;
  readonly pass: Readonly<Record<string, never>>;
}

/** The words of each kind of action; a part is its name and what it is. */
export const ALASKA_GRAMMAR = {
  place: ['place', { part: 'spot', is: 'number' }],
  cast: ['cast', { part: 'cards', is: 'words' }],
  take: ['take', { part: 'spot', is: 'number' }],
  tourist: ['tourist', { part: 'section', is: 'number' }],
  'tourist-none': ['tourist', 'none'],
  local: ['local', { part: 'section', is: 'number' }],
  'local-none': ['local', 'none'],
  'eagle-salmon': ['eagle', 'salmon', { part: 'spot', is: 'number' }],
  'eagle-angler': ['eagle', 'angler', { part: 'section', is: 'number' }],
  'eagle-none': ['eagle', 'none'],
  bear: ['bear'],
  pass: ['pass'],
} as const;

/** Everything that can happen. */
export type AlaskaEvent =
  | { readonly event: 'slot'; readonly seat: number }
  | { readonly event: 'skip'; readonly seat: number }
  | {
      readonly event: 'handed';
      readonly seat: number;
      readonly placer: number;
      readonly count: number;
    }
  | { readonly event: 'placed'; readonly seat: number; readonly spot: number }
  | { readonly event: 'flow'; readonly seat: number; readonly spots: readonly number[] }
  | {
      readonly event: 'angler_catch';
      readonly angler: Card;
      readonly section: number;
      readonly spot: number;
    }
  | {
      readonly event: 'cast';
      readonly seat: number;
      readonly cards: readonly string[];
      readonly section: number;
    }
  | { readonly event: 'die'; readonly seat: number; readonly face: number }
  | { readonly event: 'empty'; readonly seat: number; readonly section: number }
  | { readonly event: 'choice'; readonly seat: number; readonly spots: readonly number[] }
  | { readonly event: 'tourist_hooked'; readonly seat: number; readonly section: number }
  | { readonly event: 'hand_lost'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly event: 'local_paid'; readonly seat: number; readonly section: number }
  | { readonly event: 'local_unpaid'; readonly seat: number; readonly section: number }
  | { readonly event: 'catch'; readonly seat: number; readonly spot: number; readonly by: CatchWay }
  | { readonly event: 'tourist'; readonly seat: number; readonly section: number }
  | { readonly event: 'local'; readonly seat: number; readonly section: number }
  | { readonly event: 'tourist_chases'; readonly seat: number; readonly section: number }
  | {
      readonly event: 'eagle_chases';
      readonly seat: number;
      readonly section: number;
      readonly angler: Card;
    }
  | { readonly event: 'bear_chases'; readonly seat: number; readonly sections: readonly number[] }
  | { readonly event: 'wasted'; readonly seat: number; readonly card: Card }
  | {
      readonly event: 'eaten';
      readonly seat: number;
      readonly catcher: number;
      readonly spot: number;
    }
  | { readonly event: 'let_stand'; readonly seat: number }
  | { readonly event: 'draw'; readonly seat: number; readonly count: number }
  | { readonly event: 'drawn'; readonly seat: number; readonly cards: readonly string[] }
  | { readonly event: 'last_round'; readonly seat: number }
  | { readonly event: 'over'; readonly winners: readonly number[] }
  | {
      readonly event: 'angler_chases';
      readonly seat: number;
      readonly card: Card;
      readonly section: number;
      readonly angler: Card;
    };

/** The types of the game. */
export interface AlaskaGame {
  readonly view: AlaskaView;
  readonly action: AlaskaAction;
  readonly parts: AlaskaParts;
  readonly event: AlaskaEvent;
}
