/**
 * What a board is: a Svelte component that draws one game from what it is given and asks for
 * actions by their text. It knows how the game looks, never what is legal.
 *
 * A board's root is `<TableFrame>` (frame/TableFrame.svelte): the frame brings the bar, the seat
 * plates, the line that tells what happened last and the ask bar; the board fills its snippets.
 */
import type { Component } from 'svelte';
import type { Locale, TextArgs } from '../i18n';
import type { SeatKind } from '../pieces/seat/seats';
import type { SoundName } from '../sound';
import type { LogEntry, Previewed } from '../wire';
import type { Choice, Choices } from './choices';
import type { AnyGame, EventName, GameTypes, Grammar } from './grammar';
import type { Places } from './places.svelte';

/** The seat of somebody who watches. */
export const SPECTATOR = -1;

/** One seat as boards and plates need it. */
export interface SeatAtTable {
  readonly seat: number;
  readonly name: string;
  /** "You" for my own seat, else the name. */
  readonly called: string;
  readonly kind: SeatKind;
  /** A person who is not connected just now; after a while a bot steps in, and they are `kept`. */
  readonly away?: boolean;
  /** A program from outside decides here, not a person; also while a bot keeps its seat. */
  readonly program?: boolean;
  /** Notches of a bot. */
  readonly level: 0 | 1 | 2 | 3;
  /** Mine is the seat I look from. */
  readonly mine: boolean;
  /** The game waits for this seat, as far as that is public. */
  readonly torch: boolean;
}

/** A reaction window, in milliseconds of this page's own clock (`performance.now()`). */
export interface OpenWindow {
  readonly number: number;
  /** Whether I can still react. Draw the window alike in either case. */
  readonly asked: boolean;
  /** How long it is in all, and how much of it was left when this was shown: for `TimerRing`. */
  readonly total: number;
  readonly left: number;
}

/** How long the game waits for `waiting`: for a ring or a line of time. */
export interface TurnClock {
  readonly total: number;
  readonly left: number;
}

/** What the person at this page prefers. */
export interface Preferences {
  readonly reducedMotion: boolean;
}

/** The words of one game: the server's texts, then the board's own, then the page's. */
export interface GameTexts {
  /** The numbers that the rules name at this table: prices, sizes, values. */
  readonly facts?: Readonly<Record<string, number>>;
  /** A sentence or word; reactive to the language. It can say the table's facts by their names. */
  readonly t: (id: string, args?: TextArgs) => string;
  readonly has: (id: string) => boolean;
  /** A word of a vocabulary, such as `word('card', 'T')`; without a text, the value itself. */
  readonly word: (vocabulary: string, value: string | number) => string;
}

export interface ActOptions {
  /** `event.timeStamp` of the press, for races; without it, now. */
  readonly pressed?: number;
}

/** Something that happened, as it stands in the log. */
export interface Told<Game extends GameTypes = AnyGame> extends Omit<LogEntry, 'event'> {
  readonly event: Game['event'];
}

/** What an action would do, in the table's words. */
export interface Foreseen<Game extends GameTypes = AnyGame> extends Omit<
  Previewed,
  'view' | 'log'
> {
  readonly view: Game['view'] | null;
  readonly log: readonly Told<Game>[];
}

/** What a board can ask of the table. All of it is safe to call at any time. */
export interface BoardActions<Game extends GameTypes = AnyGame> {
  /** Sends an action. Resolves to whether it was carried out; a refusal is shown by the frame. */
  act(text: Game['action'], options?: ActOptions): Promise<boolean>;
  /**
   * What an action would do, legal or not, and on request what I could do `then`; null when the
   * link is cut. Answers are remembered.
   */
  preview(text: Game['action'], then?: boolean): Promise<Foreseen<Game> | null>;
  /** The sentences of legal actions that came without one. */
  describe(texts: readonly Game['action'][]): Promise<ReadonlyMap<string, string>>;
}

/** The properties of every board. `Game` says what is known of its game. */
export interface BoardProps<Game extends GameTypes = AnyGame> extends BoardActions<Game> {
  readonly view: Game['view'];
  /** The seat I look from; SPECTATOR when I watch. */
  readonly seat: number;
  readonly seats: readonly SeatAtTable[];
  /** The seats the game waits for; empty in a window. */
  readonly waiting: readonly number[];
  /** What I can do now; empty when nothing is asked of me, and in replays. */
  readonly legal: Choices<Game>;
  /** Whether something is asked of me and can be sent: show rings and buttons only then. */
  readonly mine: boolean;
  /** What happened between the last view and this one, for movement; empty after a reload. */
  readonly events: readonly Told<Game>[];
  /** Everything that is known to have happened, oldest first. */
  readonly log: readonly Told<Game>[];
  readonly window: OpenWindow | null;
  readonly clock: TurnClock | null;
  readonly texts: GameTexts;
  readonly prefs: Preferences;
  /** An action I want to see before I take it: a board that `shows` it makes it the plan. */
  readonly suggested: Suggestion<Game> | null;
}

/** What changes with an update. */
export type Moment = Pick<BoardProps, 'view' | 'waiting' | 'legal' | 'events' | 'window' | 'clock'>;

/** A new one each time, even for the same action. */
export interface Suggestion<Game extends GameTypes = AnyGame> {
  readonly choice: Choice<Game>;
}

/** Where an action would be taken. */
export type Situation<Game extends GameTypes = AnyGame> = Pick<
  BoardProps<Game>,
  'view' | 'seat' | 'seats' | 'texts'
>;

/** One line of a score: what it is for, and its points. */
export interface ScoreLine {
  readonly label: string;
  readonly points: number;
}

/** What a place counts in a game that tells something else than points: "3 coins left". */
export interface Standing {
  readonly count: number;
  readonly said: string;
}

/** What is known when a game is over. */
export type VerdictProps<Game extends GameTypes = AnyGame> = Pick<
  BoardProps<Game>,
  'view' | 'seat' | 'seats' | 'texts'
>;

/** An action that is about to be sent, and what it would do. */
export interface InMind<Game extends GameTypes = AnyGame> {
  readonly choice: Choice<Game>;
  readonly view: Game['view'];
  readonly seat: number;
  readonly then: Foreseen<Game>;
}

/** A moment that everybody should notice: `call-‹word›` in the board's texts, and its sound. */
export interface CalledOut {
  readonly word: string;
  readonly sound: SoundName;
}

/** What a game's own board brings. Each lives in `boards/<game>/` and loads when it is needed. */
export interface BoardModule<Game extends GameTypes = AnyGame> {
  readonly Board: Component<BoardProps<Game>>;
  /** How the texts of its actions are read. */
  readonly grammar?: Grammar;
  /** Texts of the board that the game itself does not have. */
  readonly words?: Readonly<Record<Locale, () => Promise<{ default: string }>>>;
  /** Names an action that the board shows when it is `suggested`: words without coordinates. */
  readonly shows?: (choice: Choice<Game>, situation: Situation<Game>) => string | null;
  /** A seat's points taken apart; shown only when the lines add up to what the rules count. */
  readonly explain?: (view: Game['view'], seat: number, texts: GameTexts) => readonly ScoreLine[];
  /** How long the last position stays in sight before the result covers it, in milliseconds. */
  readonly lingers?: number;
  /** What is told of a place instead of its points; the lines of `explain` lead to it. */
  readonly standing?: (view: Game['view'], seat: number, texts: GameTexts) => Standing;
  /** Seats that share a place and their points; null where everybody plays alone. */
  readonly teams?: (view: Game['view']) => readonly (readonly number[])[] | null;
  /** Said of the result below who has won: what decided a tie, a medal. */
  readonly Verdict?: Component<VerdictProps<Game>>;
  /** Events that tell nothing beside the table: letting a window go; the whole log has them. */
  readonly quiet?: readonly EventName<Game>[];
  /** The seat a line of the log is about, where that is not the event's `seat`. */
  readonly actor?: (event: Game['event']) => number | undefined;
  /** Why an action deserves a breath before it is sent, in a word; its texts are `breath-‹word›`. */
  readonly breath?: (about: InMind<Game>) => string | null;
  /** What is called out for all to see and hear, if an event is such a moment. */
  readonly calls?: (event: Game['event']) => CalledOut | null;
  /** All cards can lie open, for those who look back: it draws whatever a view tells. */
  readonly opens?: boolean;
  /** The event that tells why the game is over; `over` without it. */
  readonly ending?: EventName<Game>;
}

/** A picture in the rules: a made-up position, drawn with the pieces of the board. */
export interface PictureProps<Game extends GameTypes = AnyGame> {
  readonly view: Game['view'];
  /** The seat it is seen from; SPECTATOR for nobody's. */
  readonly seat: number;
  readonly seats: readonly SeatAtTable[];
  /** The parts of the table to draw, by the names this game gives them, in this order. */
  readonly show: readonly string[];
  /** An action that is tried in it, as text, and whether the game refuses it. */
  readonly tried: string | null;
  readonly refused: boolean;
  readonly texts: GameTexts;
  /** Name the places of what can be labelled: `{@attach places.at('pile:red')}`. */
  readonly places: Places;
}

/** How a game draws the pictures in its rules; it lives in `boards/<game>/pictures.ts`. */
export interface PictureModule<Game extends GameTypes = AnyGame> {
  readonly Picture: Component<PictureProps<Game>>;
  /** As in its board. */
  readonly words?: BoardModule['words'];
}

/** How a game looks from outside: in the hall, in the lobby, above its rules. */
export interface Cover {
  /** Three words or so, where the game's own tagline is too long. */
  readonly line: Readonly<Record<Locale, string>>;
  /** A picture that fills any box; it comes after the words. */
  readonly scene: () => Promise<{ readonly default: Component }>;
  /** The two colours of its woven band. */
  readonly band: readonly [string, string];
  /** The edition for a first game: the shortest there is, if the usual one is long. */
  readonly short?: string;
  /** The option that keeps showing what one has seen, and the value that does. */
  readonly aid?: { readonly option: string; readonly on: string };
}
