// Generated from src/runehall/games/market by tools/game_types.py. Do not edit.

export type Card = '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'R' | 'B';

export type Colour = 'red' | 'blue';

export type Sign = 'stone' | 'scissors' | 'paper';

/** A deck: how many copies there are of each printed card. */
export interface DeckManifest {
  readonly games: readonly string[];
  readonly name: string;
  readonly cards: Readonly<Record<string, number>>;
}

/** A number of runes of each colour. */
export interface RuneCounts {
  readonly red: number;
  readonly blue: number;
}

/** A boat or a bandit that waits for its place, and where it came from. */
export interface Placing {
  readonly item: 'boat' | 'bandit';
  readonly origin: 'buy' | 'build';
}

/** Thefts that are left, the only victim they allow, and the phase they lead back to. */
export interface Theft {
  readonly left: number;
  readonly victim: number | null;
  readonly back: 'interest' | 'main';
}

/** An attack that its defender answers. */
export interface Duel {
  readonly defender: number;
  readonly card: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
}

/** What is left to buy. */
export interface MarketPiles {
  readonly red: number;
  readonly blue: number;
  readonly boats: number;
  readonly bandits: number;
}

/** A hand and what lies before a seat. */
export interface MarketSeat {
  readonly hand: readonly (Card | null)[];
  readonly loose: RuneCounts;
  readonly open_boats: number;
  readonly shelters: Shelters;
}

/** What stands at the place of each colour. */
export interface Shelters {
  readonly red: Shelter | null;
  readonly blue: Shelter | null;
}

/** A main shelter, a boat that stands alone or a heap, with the owners of its bandits. */
export interface Shelter {
  readonly kind: 'main' | 'boat' | 'heap';
  readonly runes: number;
  readonly boat: boolean;
  readonly bandits: readonly number[];
}

/** Stone, scissors, paper: who plays, has won how often and has chosen; what was shown. */
export interface Bout {
  readonly tied: readonly number[];
  readonly wins: readonly number[];
  readonly chosen: readonly number[];
  readonly signs: readonly (Sign | null)[];
  readonly shown: readonly (readonly (Sign | null)[])[];
}

/** How a game has ended: points, places, and by what a tie was broken. */
export interface MarketResult {
  readonly reason: 'market_empty' | 'round_limit';
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly tiebreak: 'boats' | 'bandits' | 'number' | 'bouts' | null;
  readonly bouts: readonly number[];
  readonly places: readonly number[];
  readonly next_start: number;
}

/** What a table has chosen. */
export interface MarketOptions {
  readonly preset: 'web-en' | 'web-de' | 'booklet-2023';
  readonly boat_value: number;
  readonly neutralise: boolean;
  readonly rune_price: number | 'table';
  readonly rune_sale: 'single' | 'per_five';
  readonly give_up: 'none' | 'plain' | 'theft';
  readonly duel_defence: 'optional' | 'forced';
  readonly duel_limit: 'turn' | 'round';
  readonly boat_colour: 'fixed' | 'reopens';
  readonly interest: 'optional' | 'forced';
  readonly bandit_block: 'shelter' | 'all';
  readonly bandits_per_shelter: number;
  readonly abandon: 'next_turn' | 'at_once';
  readonly lone_boat: 'heap' | 'release';
  readonly steal_scope: 'all' | 'not_frozen' | 'loose';
  readonly rune_storage: 'auto' | 'manual';
  readonly rune_purchases: number | null;
  readonly raid_thefts: number;
  readonly free_discard: boolean;
  readonly hand_size: number;
  readonly round_limit: number | null;
  readonly first: number | 'random';
  readonly last_tie: 'drawn' | 'played';
  readonly manifest?: string | DeckManifest;
}

/** What a viewer sees. */
export interface MarketView {
  readonly game: 'market';
  readonly version: number;
  readonly players: number;
  readonly options: MarketOptions;
  readonly seed: number | string | null;
  readonly shuffles: number;
  readonly rolls: number;
  readonly dice: readonly null[];
  readonly phase: 'interest' | 'main' | 'place' | 'steal' | 'duel' | 'bout' | 'over';
  readonly turn: number;
  readonly turn_no: number;
  readonly due: RuneCounts;
  readonly collected: readonly Colour[];
  readonly cards_played: number;
  readonly purchases: number;
  readonly attacked: readonly number[];
  readonly pending: Placing | Theft | Duel | null;
  readonly market: MarketPiles;
  readonly draw: readonly null[];
  readonly discard: readonly Card[];
  readonly seats: readonly MarketSeat[];
  readonly known: readonly (Readonly<Record<string, readonly Card[]>> | null)[];
  readonly bout: Bout | null;
  readonly points: readonly number[];
  readonly result: MarketResult | null;
}

/** Everything that can be done, as it is sent. */
export type MarketAction =
  | 'pass'
  | `collect ${Colour}`
  | `giveup ${Colour}`
  | `boat runes ${Colour}`
  | `bandit runes ${Colour}`
  | `rune ${Colour} ${string}`
  | `boat cards ${string}`
  | `bandit cards ${string}`
  | `ransom ${Colour} cards ${string}`
  | `ransom ${Colour} runes ${number} ${number}`
  | `build ${'R' | 'B'}`
  | `raid ${'R' | 'B'}`
  | 'thief'
  | `duel ${'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'} ${number}`
  | `discard ${Card}`
  | `store ${Colour}`
  | `dock ${'red' | 'blue' | 'open'} ${Colour}`
  | `neutralise ${Colour} ${'red' | 'blue' | 'open'}`
  | `show ${'1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9'}`
  | `steal ${number} hand`
  | `steal ${number} shelter ${Colour}`
  | `steal ${number} loose ${Colour}`
  | `attach ${Colour}`
  | 'alone'
  | `neutralise ${Colour}`
  | `occupy ${number} ${'red' | 'blue' | 'open'}`
  | `sign ${Sign}`;

/** The parts of each kind of action, once its text is read. */
export interface MarketParts {
  readonly pass: Readonly<Record<string, never>>;
  readonly collect: { readonly colour: Colour };
  readonly giveup: { readonly colour: Colour };
  readonly 'boat-runes': { readonly colour: Colour };
  readonly 'bandit-runes': { readonly colour: Colour };
  readonly rune: { readonly colour: Colour; readonly cards: readonly string[] };
  readonly 'boat-cards': { readonly cards: readonly string[] };
  readonly 'bandit-cards': { readonly cards: readonly string[] };
  readonly 'ransom-cards': { readonly colour: Colour; readonly cards: readonly string[] };
  readonly 'ransom-runes': { readonly colour: Colour; readonly red: number; readonly blue: number };
  readonly build: { readonly card: 'R' | 'B' };
  readonly raid: { readonly card: 'R' | 'B' };
  readonly thief: Readonly<Record<string, never>>;
  readonly duel: {
    readonly card: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
    readonly seat: number;
  };
  readonly discard: { readonly card: Card };
  readonly store: { readonly colour: Colour };
  readonly dock: { readonly boat: 'red' | 'blue' | 'open'; readonly colour: Colour };
  readonly neutralise: { readonly colour: Colour; readonly boat: 'red' | 'blue' | 'open' };
  readonly show: { readonly card: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' };
  readonly 'steal-hand': { readonly seat: number };
  readonly 'steal-shelter': { readonly seat: number; readonly colour: Colour };
  readonly 'steal-loose': { readonly seat: number; readonly colour: Colour };
  readonly attach: { readonly colour: Colour };
  readonly alone: Readonly<Record<string, never>>;
  readonly 'neutralise-bought': { readonly colour: Colour };
  readonly occupy: { readonly seat: number; readonly place: 'red' | 'blue' | 'open' };
  readonly sign: { readonly sign: Sign };
}

/** The words of each kind of action; a part is its name and what it is. */
export const MARKET_GRAMMAR = {
  pass: ['pass'],
  collect: ['collect', { part: 'colour', is: 'word' }],
  giveup: ['giveup', { part: 'colour', is: 'word' }],
  'boat-runes': ['boat', 'runes', { part: 'colour', is: 'word' }],
  'bandit-runes': ['bandit', 'runes', { part: 'colour', is: 'word' }],
  rune: ['rune', { part: 'colour', is: 'word' }, { part: 'cards', is: 'words' }],
  'boat-cards': ['boat', 'cards', { part: 'cards', is: 'words' }],
  'bandit-cards': ['bandit', 'cards', { part: 'cards', is: 'words' }],
  'ransom-cards': [
    'ransom',
    { part: 'colour', is: 'word' },
    'cards',
    { part: 'cards', is: 'words' },
  ],
  'ransom-runes': [
    'ransom',
    { part: 'colour', is: 'word' },
    'runes',
    { part: 'red', is: 'number' },
    { part: 'blue', is: 'number' },
  ],
  build: ['build', { part: 'card', is: 'word' }],
  raid: ['raid', { part: 'card', is: 'word' }],
  thief: ['thief'],
  duel: ['duel', { part: 'card', is: 'word' }, { part: 'seat', is: 'number' }],
  discard: ['discard', { part: 'card', is: 'word' }],
  store: ['store', { part: 'colour', is: 'word' }],
  dock: ['dock', { part: 'boat', is: 'word' }, { part: 'colour', is: 'word' }],
  neutralise: ['neutralise', { part: 'colour', is: 'word' }, { part: 'boat', is: 'word' }],
  show: ['show', { part: 'card', is: 'word' }],
  'steal-hand': ['steal', { part: 'seat', is: 'number' }, 'hand'],
  'steal-shelter': [
    'steal',
    { part: 'seat', is: 'number' },
    'shelter',
    { part: 'colour', is: 'word' },
  ],
  'steal-loose': ['steal', { part: 'seat', is: 'number' }, 'loose', { part: 'colour', is: 'word' }],
  attach: ['attach', { part: 'colour', is: 'word' }],
  alone: ['alone'],
  'neutralise-bought': ['neutralise', { part: 'colour', is: 'word' }],
  occupy: ['occupy', { part: 'seat', is: 'number' }, { part: 'place', is: 'word' }],
  sign: ['sign', { part: 'sign', is: 'word' }],
} as const;

/** Everything that can happen. */
export type MarketEvent =
  | { readonly event: 'turn'; readonly seat: number; readonly number: number }
  | {
      readonly event: 'abandon';
      readonly seat: number;
      readonly colour: Colour;
      readonly bandits: number;
    }
  | { readonly event: 'loot'; readonly from: number; readonly to: number; readonly colour: Colour }
  | {
      readonly event: 'interest';
      readonly seat: number;
      readonly colour: Colour;
      readonly count: number;
    }
  | { readonly event: 'giveup'; readonly seat: number; readonly colour: Colour }
  | {
      readonly event: 'play';
      readonly seat: number;
      readonly card: Card;
      readonly purpose:
        'rune' | 'boat' | 'bandit' | 'ransom' | 'shelter' | 'raid' | 'theft' | 'duel' | 'nothing';
    }
  | {
      readonly event: 'pay';
      readonly seat: number;
      readonly colour: Colour;
      readonly count: number;
      readonly purpose:
        'rune' | 'boat' | 'bandit' | 'ransom' | 'shelter' | 'raid' | 'theft' | 'duel' | 'nothing';
    }
  | {
      readonly event: 'gain';
      readonly seat: number;
      readonly colour: Colour;
      readonly count: number;
    }
  | { readonly event: 'boat'; readonly seat: number; readonly place: 'red' | 'blue' | 'open' }
  | {
      readonly event: 'bandit';
      readonly seat: number;
      readonly victim: number;
      readonly place: 'red' | 'blue' | 'open';
    }
  | {
      readonly event: 'duel';
      readonly seat: number;
      readonly defender: number;
      readonly card: Card;
    }
  | { readonly event: 'shown'; readonly seat: number; readonly card: Card }
  | { readonly event: 'yield'; readonly seat: number }
  | {
      readonly event: 'stolen-rune';
      readonly seat: number;
      readonly victim: number;
      readonly colour: Colour;
    }
  | { readonly event: 'stolen-card'; readonly seat: number; readonly victim: number }
  | {
      readonly event: 'stolen-card-seen';
      readonly seat: number;
      readonly victim: number;
      readonly card: Card;
    }
  | { readonly event: 'draw'; readonly seat: number; readonly count: number }
  | { readonly event: 'drawn'; readonly seat: number; readonly card: Card }
  | { readonly event: 'reshuffle'; readonly count: number }
  | { readonly event: 'ransom'; readonly seat: number; readonly colour: Colour }
  | { readonly event: 'neutralise'; readonly seat: number; readonly colour: Colour }
  | { readonly event: 'store'; readonly seat: number; readonly colour: Colour }
  | { readonly event: 'dock'; readonly seat: number; readonly colour: Colour }
  | { readonly event: 'build'; readonly seat: number; readonly colour: Colour }
  | {
      readonly event: 'over';
      readonly seat: number;
      readonly points: number;
      readonly reason: 'market_empty' | 'round_limit';
    }
  | { readonly event: 'tie'; readonly seats: readonly number[] }
  | { readonly event: 'chosen'; readonly seat: number }
  | { readonly event: 'sign'; readonly seat: number; readonly sign: Sign }
  | { readonly event: 'bout-won'; readonly seats: readonly number[] }
  | { readonly event: 'bout-even'; readonly number: number }
  | { readonly event: 'lots'; readonly seats: readonly number[] };

/** The types of the game. */
export interface MarketGame {
  readonly view: MarketView;
  readonly action: MarketAction;
  readonly parts: MarketParts;
  readonly event: MarketEvent;
}
