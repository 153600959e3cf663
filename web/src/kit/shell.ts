/** What the page around a board gives to the frame, passed as Svelte context. */
import { createContext, type Snippet } from 'svelte';
import type { LinkState } from '../net/link';
import type { LogEntry, Recap, Touched } from '../wire';
import type { Verdict } from './race';
import type { BoardModule, GameTexts, Moment, SeatAtTable } from './interfaces';

/** What is shown at one moment, as the frame reads it. */
export interface ShownScene {
  readonly board: BoardModule;
  readonly texts: GameTexts;
  readonly seats: readonly SeatAtTable[];
  /** Null before the first position. */
  readonly moment: Moment | null;
  /** What has happened so far, oldest first. */
  readonly log: readonly LogEntry[];
  /** What came of the last turn, in one sentence; null where nobody tells it so. */
  readonly recap: Recap | null;
  /** The number of the last line when I acted last: what follows happened since. */
  readonly since: number;
  /** Whether actions can be sent now. */
  readonly open: boolean;
  /** Whether something is asked of me and can be sent. */
  readonly mine: boolean;
}

/** An action that waits for a last word of mine. */
export interface HeldAction {
  /** What it would mean. */
  readonly sentence: string;
  /** The button that sends it. */
  readonly does: string;
  readonly go: () => void;
  readonly back: () => void;
}

export interface TableShell {
  readonly scene: ShownScene;
  /** Name of the game, shown in the bar. */
  readonly title: string;
  readonly link: LinkState;
  /** What only the viewer needs to know just now; shown for a few seconds. */
  readonly notice: string | null;
  /** What came of a race that the viewer was in; shown for a few seconds. */
  readonly verdict?: Verdict | null;
  /** Lets every window go by from now on; only who is asked in windows can. */
  readonly stopAsking?: (() => void) | undefined;
  readonly over: boolean;
  /** Whether the viewer has no seat. */
  readonly watching: boolean;
  /** A position of another game is tried again: this counts nowhere. */
  readonly exercise?: boolean;
  /** Feelings shown at the moment, by seat. */
  readonly emotes: ReadonlyMap<number, string>;
  /** Something new to me, explained once. */
  readonly explanation?: { readonly sentence: string; readonly gotIt: () => void } | null;
  /** Bots, and a window, wait until I have read that. */
  readonly waitsForMe?: boolean;
  /** Lets the game wait while I look at something that is seen only once; alone with bots. */
  readonly look?: ((looks: boolean) => void) | undefined;
  /** Corners of cards that are being lifted, each by the seat that `touch`ed it. */
  readonly touches?: readonly Touched[];
  /** Lifts a corner of a card without turning it; only who sits at the table can. */
  readonly touch?: ((owner: number, place: number) => void) | undefined;
  /** The game is over and its last position still in sight: shows the result at once. */
  readonly seeResult?: (() => void) | undefined;
  /** What waits to be confirmed or taken back. */
  readonly held?: HeldAction | null;
  /** Lets the bots go on without waiting; only who sits alone with them can, while they play. */
  readonly skip?: (() => void) | undefined;
  readonly back: () => void;
  readonly openLog: () => void;
  /** Buttons at the right of the bar. */
  readonly bar?: Snippet;
  /** Above the ask bar: what somebody who learns is told. */
  readonly coach?: Snippet | undefined;
  /** Whether a lesson says what everybody does. */
  readonly led?: boolean;
  /** That is to be read before anything else; goes on. */
  readonly readOn?: (() => void) | undefined;
  /** Takes the place of the ask bar: a replay's controls, the end of a game. */
  readonly foot?: Snippet;
}

export const [getShell, setShell] = createContext<TableShell>();
