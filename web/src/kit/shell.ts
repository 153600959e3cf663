/** What the page around a board gives to the frame, passed as Svelte context. */
import { createContext, type Snippet } from 'svelte';
import type { LinkState } from '../net/link';
import type { LogEntry, Touched } from '../wire';
import type { BoardModule, Moment, SeatAtTable } from './interfaces';

/** What is shown at one moment, as the frame reads it. */
export interface ShownScene {
  readonly board: BoardModule;
  readonly seats: readonly SeatAtTable[];
  /** Null before the first position. */
  readonly moment: Moment | null;
  /** What has happened so far, oldest first. */
  readonly log: readonly LogEntry[];
  /** The number of the last line before I acted last: what follows happened since. */
  readonly since: number;
  /** Whether actions can be sent now. */
  readonly open: boolean;
  /** Whether something is asked of me and can be sent. */
  readonly mine: boolean;
}

export interface TableShell {
  readonly scene: ShownScene;
  /** Name of the game, shown in the bar. */
  readonly title: string;
  readonly link: LinkState;
  /** What only the viewer needs to know just now; shown for a few seconds. */
  readonly notice: string | null;
  readonly over: boolean;
  /** Whether the viewer has no seat. */
  readonly watching: boolean;
  /** Feelings shown at the moment, by seat. */
  readonly emotes: ReadonlyMap<number, string>;
  /** Corners of cards that are being lifted, each by the seat that `touch`ed it. */
  readonly touches?: readonly Touched[];
  /** Lifts a corner of a card without turning it; only who sits at the table can. */
  readonly touch?: ((owner: number, place: number) => void) | undefined;
  /** The game is over and its last position still in sight: shows the result at once. */
  readonly seeResult?: (() => void) | undefined;
  readonly back: () => void;
  readonly openLog: () => void;
  /** Buttons at the right of the bar. */
  readonly bar?: Snippet;
  /** Takes the place of the ask bar: a replay's controls, the end of a game. */
  readonly foot?: Snippet;
}

export const [getShell, setShell] = createContext<TableShell>();
