// Generated from src/runehall/games/runes by tools/game_types.py. Do not edit.

export type RitualCode =
  | 'fill'
  | 'reverse'
  | 'spin'
  | 'copy'
  | 'quick'
  | 'replace'
  | 'steal'
  | 'rob'
  | 'swap'
  | 'gold'
  | 'skip'
  | 'lay'
  | 'extra'
  | 'redraw'
  | 'ward';

/** A set: the six faces of each stone, counter-clockwise, and the ritual cards. */
export interface RunesManifest {
  readonly games: readonly string[];
  readonly name: string;
  readonly stones: Readonly<Record<string, string>>;
  readonly rituals: Readonly<Record<string, RitualCopies>>;
}

/** How many copies of a ritual card there are, and whether it is a strong one. */
export interface RitualCopies {
  readonly copies: number;
  readonly strong: boolean;
}

/** The top stone of a cell, its coins and the stones beneath it, the topmost first. */
export interface LaidStone {
  readonly stone: string;
  readonly rot: number;
  readonly owner: number;
  readonly coins: number;
  readonly under: readonly string[];
}

/** A line or a circle, and the coins on it. */
export interface Form {
  readonly seat: number;
  readonly kind: 'circle' | 'line';
  readonly axis: number | null;
  readonly at: string;
  readonly len: number;
  readonly coins: number;
}

/** The cards to draw, those played, the most recent first, and those out of the game. */
export interface RitualPiles {
  readonly pile: readonly (RitualCode | null)[];
  readonly played: readonly RitualCode[];
  readonly removed: readonly RitualCode[];
}

/** The ritual in progress, and the phase it leads back to. */
export interface Ritual {
  readonly card: RitualCode;
  readonly kind: RitualCode;
  readonly by: number;
  readonly against: number | null;
  readonly die: number | null;
  readonly step: 'place' | 'target' | 'grey' | 'black' | 'gold' | null;
  readonly picked: readonly string[];
  readonly victims: readonly number[];
  readonly cards: readonly RitualCode[];
  readonly back: 'turn' | 'full' | 'during' | 'between';
}

/** A chance to play a card; even the number of passes is a secret. */
export interface RitualWindow {
  readonly kind: 'respond' | 'during' | 'between';
  readonly passed: readonly number[] | null;
}

/** How a game has ended, and who begins the next one. */
export interface RunesResult {
  readonly reason: 'coins' | 'stones' | 'stalemate';
  readonly winners: readonly number[];
  readonly places: readonly number[];
  readonly next_start: number;
}

/** What a table has chosen. */
export interface RunesOptions {
  readonly preset: 'abenteurer' | 'entdecker' | 'kleine_entdecker' | 'sealed' | 'custom';
  readonly rituals: 'all' | 'mild' | 'none';
  readonly overbuild: boolean;
  readonly coins: number;
  readonly first: number;
  readonly hand: number;
  readonly max_rituals: number;
  readonly cap: number;
  readonly line_min: number;
  readonly form_bonus: number;
  readonly circle_middle: 'any' | 'empty';
  readonly ward_scope: 'target' | 'any';
  readonly out_of_turn: boolean;
  readonly ask: 'able' | 'holders';
  readonly spin_in_duel: boolean;
  readonly circles: 'six' | 'any';
  readonly long_lines: 'each' | 'once';
  readonly manifest?: string | RunesManifest;
}

/** What a viewer sees. */
export interface RunesView {
  readonly game: 'runes';
  readonly version: number;
  readonly players: number;
  readonly options: RunesOptions;
  readonly seed: number | string | null;
  readonly shuffles: number;
  readonly rolls: number;
  readonly dice: readonly null[];
  readonly phase: 'turn' | 'full' | 'choose' | 'respond' | 'during' | 'between' | 'over';
  readonly turn: number;
  readonly turn_no: number;
  readonly dir: number;
  readonly stuck: readonly number[];
  readonly skips: readonly number[];
  readonly owed: number;
  readonly trays: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly held: readonly (readonly (RitualCode | null)[])[];
  readonly pile: readonly null[];
  readonly board: Readonly<Record<string, LaidStone>>;
  readonly forms: readonly Form[];
  readonly rituals: RitualPiles;
  readonly cast: Ritual | null;
  readonly window: RitualWindow | null;
  readonly points: readonly number[];
  readonly result: RunesResult | null;
}

/** Everything that can be done, as it is sent. */
export type RunesAction =
  | 'pass'
  | `place ${string} ${number} ${number} ${number}`
  | `play ${RitualCode}`
  | `play copy ${number}`
  | `play skip ${number}`
  | `play swap ${number}`
  | `remove ${RitualCode}`
  | `take ${string}`
  | `target ${number} ${number}`;

/** The parts of each kind of action, once its text is read. */
export interface RunesParts {
  readonly pass: Readonly<Record<string, never>>;
  readonly place: {
    readonly stone: string;
    readonly q: number;
    readonly r: number;
    readonly rot: number;
  };
  readonly play: { readonly card: RitualCode };
  readonly 'play-copy': { readonly seat: number };
  readonly 'play-skip': { readonly seat: number };
  readonly 'play-swap': { readonly seat: number };
  readonly remove: { readonly card: RitualCode };
  readonly take: { readonly stone: string };
  readonly target: { readonly q: number; readonly r: number };
}

/** The words of each kind of action; a part is its name and what it is. */
export const RUNES_GRAMMAR = {
  pass: ['pass'],
  place: [
    'place',
    { part: 'stone', is: 'word' },
    { part: 'q', is: 'number' },
    { part: 'r', is: 'number' },
    { part: 'rot', is: 'number' },
  ],
  play: ['play', { part: 'card', is: 'word' }],
  'play-copy': ['play', 'copy', { part: 'seat', is: 'number' }],
  'play-skip': ['play', 'skip', { part: 'seat', is: 'number' }],
  'play-swap': ['play', 'swap', { part: 'seat', is: 'number' }],
  remove: ['remove', { part: 'card', is: 'word' }],
  take: ['take', { part: 'stone', is: 'word' }],
  target: ['target', { part: 'q', is: 'number' }, { part: 'r', is: 'number' }],
} as const;

/** Everything that can happen. */
export type RunesEvent =
  | {
      readonly event: 'placed';
      readonly seat: number;
      readonly stone: string;
      readonly at: string;
      readonly rot: number;
      readonly m: number;
      readonly coins: number;
      readonly covered: string;
    }
  | { readonly event: 'laid'; readonly seat: number; readonly number: number; readonly at: string }
  | {
      readonly event: 'coins_back';
      readonly seat: number;
      readonly number: number;
      readonly from: 'stone' | 'forms';
    }
  | {
      readonly event: 'form';
      readonly change: 'gained' | 'lost';
      readonly seat: number;
      readonly kind: 'circle' | 'line';
      readonly at: string;
      readonly len: number;
      readonly axis?: number;
    }
  | { readonly event: 'refilled'; readonly seat: number; readonly number: number }
  | {
      readonly event: 'stole';
      readonly seat: number;
      readonly victim: number;
      readonly stone: string;
    }
  | { readonly event: 'swapped'; readonly seat: number; readonly other: number }
  | { readonly event: 'redrew'; readonly seat: number; readonly number: number }
  | { readonly event: 'no_placement'; readonly seat: number }
  | {
      readonly event: 'game_over';
      readonly reason: 'coins' | 'stones' | 'stalemate';
      readonly winners: readonly number[];
    }
  | { readonly event: 'drew_card'; readonly seat: number }
  | { readonly event: 'drew_card_seen'; readonly seat: number; readonly card: RitualCode }
  | { readonly event: 'declined_card'; readonly seat: number }
  | { readonly event: 'removed_card'; readonly seat: number; readonly card: RitualCode }
  | { readonly event: 'reshuffled'; readonly number: number }
  | { readonly event: 'played'; readonly seat: number; readonly card: RitualCode }
  | {
      readonly event: 'played_at';
      readonly seat: number;
      readonly card: RitualCode;
      readonly against: number;
    }
  | { readonly event: 'copied'; readonly seat: number; readonly kind: RitualCode }
  | { readonly event: 'rolled'; readonly seat: number; readonly number: number }
  | { readonly event: 'chose'; readonly seat: number; readonly choice: string }
  | { readonly event: 'answered'; readonly seat: number; readonly card: RitualCode }
  | { readonly event: 'fizzled'; readonly seat: number; readonly kind: RitualCode }
  | { readonly event: 'cancelled'; readonly seat: number; readonly kind: RitualCode }
  | { readonly event: 'skipped'; readonly seat: number }
  | { readonly event: 'turn_ended'; readonly seat: number }
  | { readonly event: 'direction'; readonly direction: 'clockwise' | 'anticlockwise' };

/** The types of the game. */
export interface RunesGame {
  readonly view: RunesView;
  readonly action: RunesAction;
  readonly parts: RunesParts;
  readonly event: RunesEvent;
}
