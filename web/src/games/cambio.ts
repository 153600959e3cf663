// Generated from src/runehall/games/cambio by tools/game_types.py. Do not edit.

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

export type Source = 'draw' | 'discard';

export type ActionName = 'peek_mine' | 'peek_yours' | 'swap' | 'red_king' | 'blue_king';

export type RoundReason = 'cambio' | 'empty' | 'limit';

/** A deck: how many copies there are of each printed card. */
export interface DeckManifest {
  readonly games: readonly string[];
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
}

export interface DrawnCard {
  readonly card: Card | null;
  readonly from: Source;
}

/** The race on the card that has landed, until the turn is over. */
export interface SnapWindow {
  readonly snapper: number | null;
  readonly passed: readonly number[];
  readonly out: readonly number[];
  readonly second: boolean;
}

export interface Gift {
  readonly from: number;
  readonly to: number;
  readonly slot: number;
}

/** The action that waits for the window to close or is under way; picks are seat and place. */
export interface CardAction {
  readonly kind: ActionName;
  readonly left: number;
  readonly picked: readonly (readonly number[])[];
  readonly done: number;
}

/** A finished round: card points, what a call has changed, and the totals after it. */
export interface CambioRound {
  readonly dealer: number;
  readonly caller: number | null;
  readonly reason: RoundReason;
  readonly points: readonly number[];
  readonly adjust: readonly number[];
  readonly totals: readonly number[];
}

/** How a match has ended, and who deals first in the next one. */
export interface CambioResult {
  readonly winners: readonly number[];
  readonly reason: 'target' | 'rounds';
  readonly next_start: number;
}

/** What a table has chosen. */
export interface CambioOptions {
  readonly manifest: string | Readonly<Record<string, number>> | DeckManifest;
  readonly cards: number;
  readonly first_look: number;
  readonly first: number;
  readonly memory: 'strict' | 'assisted';
  readonly target: number;
  readonly max_rounds: number;
  readonly turn_limit: number;
  readonly cambio_from: number;
  readonly cambio_bonus: number;
  readonly cambio_malus: number;
  readonly cambio_tie: 'reward' | 'punish' | 'none';
  readonly own_wrong_penalty: boolean;
  readonly late_snaps: boolean;
  readonly late_own_penalty: boolean;
  readonly second_window: boolean;
  readonly discard_return: boolean;
  readonly swap_same_opponent: boolean;
  readonly energy_same: boolean;
  readonly freeze: 'next_player' | 'next_card';
  readonly failed_throws: number | null;
}

/** What a viewer sees. */
export interface CambioView {
  readonly game: 'cambio';
  readonly version: number;
  readonly players: number;
  readonly options: CambioOptions;
  readonly seed: number | string | null;
  readonly shuffles: number;
  readonly phase: 'turn' | 'drawn' | 'snap' | 'give' | 'action' | 'round_end' | 'over';
  readonly turn: number;
  readonly turn_no: number;
  readonly round: number;
  readonly dealer: number;
  readonly draw: readonly null[];
  readonly discard: readonly Card[];
  readonly frozen: boolean;
  readonly tables: readonly (readonly (CardOrGap | null)[])[];
  readonly known: readonly (readonly (readonly number[])[])[];
  readonly drawn: DrawnCard | null;
  readonly caller: number | null;
  readonly snap: SnapWindow | null;
  readonly failures: readonly number[];
  readonly give: Gift | null;
  readonly action: CardAction | null;
  readonly totals: readonly number[];
  readonly rounds: readonly CambioRound[];
  readonly points: readonly number[];
  readonly result: CambioResult | null;
}

/** Everything that can be done, as it is sent. */
export type CambioAction =
  | 'draw'
  | 'take'
  | 'cambio'
  | `exchange ${number}`
  | 'discard'
  | `snap ${number} ${number}`
  | `give ${number}`
  | `peek ${number} ${number}`
  | `pick ${number} ${number}`
  | `show ${number} ${number}`
  | 'pass'
  | 'deal';

/** The parts of each kind of action, once its text is read. */
export interface CambioParts {
  readonly draw: Readonly<Record<string, never>>;
  readonly take: Readonly<Record<string, never>>;
  readonly cambio: Readonly<Record<string, never>>;
  readonly exchange: { readonly place: number };
  readonly discard: Readonly<Record<string, never>>;
  readonly snap: { readonly seat: number; readonly place: number };
  readonly give: { readonly place: number };
  readonly peek: { readonly seat: number; readonly place: number };
  readonly pick: { readonly seat: number; readonly place: number };
  readonly show: { readonly seat: number; readonly place: number };
  readonly pass: Readonly<Record<string, never>>;
  readonly deal: Readonly<Record<string, never>>;
}

/** The words of each kind of action; a part is its name and what it is. */
export const CAMBIO_GRAMMAR = {
  draw: ['draw'],
  take: ['take'],
  cambio: ['cambio'],
  exchange: ['exchange', { part: 'place', is: 'number' }],
  discard: ['discard'],
  snap: ['snap', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  give: ['give', { part: 'place', is: 'number' }],
  peek: ['peek', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  pick: ['pick', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  show: ['show', { part: 'seat', is: 'number' }, { part: 'place', is: 'number' }],
  pass: ['pass'],
  deal: ['deal'],
} as const;

/** Everything that can happen. */
export type CambioEvent =
  | { readonly event: 'deal'; readonly round: number; readonly dealer: number }
  | { readonly event: 'first-look'; readonly count: number }
  | {
      readonly event: 'seen';
      readonly owner: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | { readonly event: 'draw'; readonly seat: number }
  | { readonly event: 'drawn'; readonly card: CardOrGap }
  | { readonly event: 'take'; readonly seat: number; readonly card: CardOrGap }
  | { readonly event: 'discard'; readonly seat: number; readonly card: CardOrGap }
  | {
      readonly event: 'exchange';
      readonly seat: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | {
      readonly event: 'snap';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
      readonly card: CardOrGap;
      readonly outcome: 'correct' | 'wrong' | 'late';
    }
  | { readonly event: 'penalty'; readonly seat: number; readonly place: number }
  | {
      readonly event: 'give';
      readonly seat: number;
      readonly place: number;
      readonly owner: number;
      readonly to: number;
    }
  | {
      readonly event: 'peek';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
    }
  | {
      readonly event: 'pick';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
    }
  | {
      readonly event: 'swap';
      readonly seat: number;
      readonly owner: number;
      readonly place: number;
      readonly other_owner: number;
      readonly other_place: number;
    }
  | {
      readonly event: 'show';
      readonly owner: number;
      readonly place: number;
      readonly card: CardOrGap;
    }
  | { readonly event: 'cambio'; readonly seat: number }
  | { readonly event: 'pass'; readonly seat: number }
  | { readonly event: 'reshuffle'; readonly count: number }
  | { readonly event: 'skip'; readonly seat: number }
  | { readonly event: 'round-end'; readonly round: number; readonly reason: RoundReason }
  | { readonly event: 'reveal'; readonly seat: number; readonly cards: readonly string[] }
  | {
      readonly event: 'score';
      readonly seat: number;
      readonly points: number;
      readonly adjust: number;
      readonly total: number;
    }
  | {
      readonly event: 'over';
      readonly winners: readonly number[];
      readonly reason: 'target' | 'rounds';
    };

/** The types of the game. */
export interface CambioGame {
  readonly view: CambioView;
  readonly action: CambioAction;
  readonly parts: CambioParts;
  readonly event: CambioEvent;
}
