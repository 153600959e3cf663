// Generated from src/runehall/games/kodiak by tools/game_types.py. Do not edit.

export type Card =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'rr'
  | 'br'
  | 'sw'
  | 'py'
  | 'pm'
  | 'rk'
  | 'bk';

export type CardOrGap =
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'rr'
  | 'br'
  | 'sw'
  | 'py'
  | 'pm'
  | 'rk'
  | 'bk'
  | '-';

export type ActionName = 'peek' | 'expose' | 'swap' | 'red_king' | 'blue_king';

export type Use = 'own' | 'other' | 'swap';

export type Resume = 'draw' | 'place' | 'next';

export type RoundReason = 'empty' | 'limit';

export type Source = 'draw';

/** A deck: how many copies there are of each printed card. */
export interface DeckManifest {
  readonly games: readonly string[];
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
}

export interface HeldCard {
  readonly card: Card | null;
  readonly from: Source;
}

/** The open window: who runs, with which places, and who has passed or failed. */
export interface Frenzy {
  readonly runner: number | null;
  readonly run: readonly number[];
  readonly passed: readonly number[];
  readonly out: readonly number[];
  readonly second: boolean;
}

/** An action that waits or is under way; picks are seat and place, -1 while Kodiak chooses. */
export interface QueuedAction {
  readonly seat: number;
  readonly kind: ActionName;
  readonly left: number;
  readonly used: readonly Use[];
  readonly picked: readonly (readonly number[])[];
  readonly targets: readonly number[];
}

/** A finished round: card points, what pounces and hairballs have changed, the totals after. */
export interface KodiakRound {
  readonly cat: number;
  readonly reason: RoundReason;
  readonly cards: readonly number[];
  readonly pounces: number;
  readonly hairballs: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

/** How a match has ended, and who is Kodiak first in the next one. */
export interface KodiakResult {
  readonly winners: readonly number[];
  readonly reason: string;
  readonly next_start: number;
}

/** What a table has chosen. */
export interface KodiakOptions {
  readonly manifest: string | Readonly<Record<string, number>> | DeckManifest;
  readonly cards: number;
  readonly first_look: number;
  readonly first: number;
  readonly memory: 'strict' | 'assisted';
  readonly cycles: number;
  readonly turn_limit: number;
  readonly wrong_pounce: 'card' | 'expose' | 'none';
  readonly wrong_scurry: 'card' | 'expose' | 'none';
  readonly penalty_cap: number;
  readonly late_scurries: boolean;
  readonly free_pounce: boolean;
  readonly second_window: boolean;
  readonly last_scurry_counter: boolean;
  readonly pounce_actions: 'both' | 'own' | 'none';
  readonly pounce_points: number;
  readonly pounce_cap: number;
  readonly hairball_counter: boolean;
  readonly hairball_scurry: boolean;
  readonly hairball_discard: number;
  readonly hairball_table: number;
  readonly red_king_repeat: boolean;
  readonly red_king_look: 'exposure' | 'private';
  readonly blue_king_on_cat: 'immune' | 'works';
}

/** What a viewer sees. */
export interface KodiakView {
  readonly game: 'kodiak';
  readonly version: number;
  readonly players: number;
  readonly options: KodiakOptions;
  readonly seed: number | string | null;
  readonly shuffles: number;
  readonly phase: 'draw' | 'place' | 'frenzy' | 'action' | 'offer' | 'round_end' | 'over';
  readonly turn: number;
  readonly turn_no: number;
  readonly round: number;
  readonly cat: number;
  readonly draw: readonly null[];
  readonly discard: readonly Card[];
  readonly tables: readonly (readonly (CardOrGap | null)[])[];
  readonly up: readonly (readonly boolean[])[];
  readonly known: readonly (readonly (readonly number[])[])[];
  readonly drawn: HeldCard | null;
  readonly resume: Resume | null;
  readonly frenzy: Frenzy | null;
  readonly claimed: boolean;
  readonly locked: boolean;
  readonly queue: readonly QueuedAction[];
  readonly acted: boolean;
  readonly pounces: number;
  readonly hairballs: readonly number[];
  readonly totals: readonly number[];
  readonly rounds: readonly KodiakRound[];
  readonly points: readonly number[];
  readonly result: KodiakResult | null;
}

/** Everything that can be done, as it is sent. */
export type KodiakAction =
  | 'draw'
  | 'pass'
  | `exchange ${number}`
  | `pounce ${number} ${number} ${number}`
  | `scurry ${number}`
  | `counter ${number}`
  | `peek ${number} ${number}`
  | `expose ${number} ${number}`
  | `pick ${number} ${number}`
  | `pick ${number}`
  | `offer ${number}`
  | `show ${number} ${number}`
  | 'deal';

/** The parts of each kind of action, once its text is read. */
export interface KodiakParts {
  readonly draw: Readonly<Record<string, never>>;
  readonly pass: Readonly<Record<string, never>>;
  readonly exchange: { readonly place: number };
  readonly pounce: { readonly own: number; readonly seat: number; readonly place: number };
  readonly scurry: { readonly place: number };
  readonly counter: { readonly place: number };
  readonly peek: { readonly seat: number; readonly place: number };
  readonly expose: { readonly seat: number; readonly place: number };
  readonly pick: { readonly seat: number; readonly place: number };
  readonly 'pick-kodiak': { readonly seat: number };
  readonly offer: { readonly place: number };
  readonly show: { readonly seat: number; readonly place: number };
  readonly deal: Readonly<Record<string, never>>;
}

/** The words of each kind of action; a part is its name and what it is. */
export const KODIAK_GRAMMAR = {
  draw: ['draw'],
  pass: ['pass'],
  exchange: ['exchange', { part: 'place', is: 'number' }],
  pounce: [
    'pounce',
    { part: 'own', is: 'number' },
    { part: 'seat', is: 'number' },
    { part: 'place', is: 'number' },
  ],
  scurry: ['scurry', { part: 'place', is: 'number' }],
  counter: ['counter', { part: 'place', is: 'number' }],
  peek: ['peek', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  expose: ['expose', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  pick: ['pick', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  'pick-kodiak': ['pick', { part: 'seat', is: 'number' }],
  offer: ['offer', { part: 'place', is: 'number' }],
  show: ['show', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  deal: ['deal'],
} as const;

/** Everything that can happen. */
export type KodiakEvent =
  | { readonly event: 'deal'; readonly cat: number; readonly round: number }
  | {
      readonly event: 'first-look';
      readonly seat: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | { readonly event: 'draw'; readonly seat: number }
  | { readonly event: 'drawn'; readonly seat: number; readonly card: CardOrGap }
  | {
      readonly event: 'exchange';
      readonly seat: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | {
      readonly event: 'scurry';
      readonly seat: number;
      readonly place: number;
      readonly card: CardOrGap;
      readonly throw: 'escaped' | 'wrong' | 'late' | 'caught';
    }
  | {
      readonly event: 'counter';
      readonly cat: number;
      readonly place: number;
      readonly card: CardOrGap;
      readonly seat: number;
      readonly throw: 'escaped' | 'wrong' | 'late' | 'caught';
    }
  | { readonly event: 'redraw'; readonly seat: number; readonly place: number }
  | {
      readonly event: 'pounce';
      readonly cat: number;
      readonly own: number;
      readonly card: CardOrGap;
      readonly seat: number;
      readonly place: number;
      readonly prey: CardOrGap;
      readonly throw: 'escaped' | 'wrong' | 'late' | 'caught';
    }
  | { readonly event: 'replacement'; readonly seat: number; readonly place: number }
  | { readonly event: 'penalty'; readonly seat: number; readonly place: number }
  | {
      readonly event: 'peek';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
    }
  | {
      readonly event: 'peeked';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | {
      readonly event: 'expose';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | {
      readonly event: 'show';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | {
      readonly event: 'swap';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
      readonly other: number;
      readonly other_place: number;
    }
  | { readonly event: 'offer'; readonly seat: number; readonly cat: number }
  | { readonly event: 'hairball'; readonly seat: number; readonly points: number }
  | { readonly event: 'pass'; readonly seat: number }
  | { readonly event: 'lapse'; readonly seat: number; readonly card: CardOrGap }
  | { readonly event: 'reshuffle'; readonly count: number }
  | { readonly event: 'skip'; readonly seat: number }
  | { readonly event: 'round-end'; readonly round: number; readonly reason: RoundReason }
  | {
      readonly event: 'points';
      readonly seat: number;
      readonly points: number;
      readonly total: number;
    }
  | { readonly event: 'over'; readonly winners: readonly number[] };

/** The types of the game. */
export interface KodiakGame {
  readonly view: KodiakView;
  readonly action: KodiakAction;
  readonly parts: KodiakParts;
  readonly event: KodiakEvent;
}
