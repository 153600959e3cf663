/** What the page around a board gives to the frame, passed as Svelte context. */
import { createContext, type Snippet } from 'svelte';
import type { Scene } from './scene.svelte';

/** How the line to the server is. */
export type LineState = 'connecting' | 'open' | 'cut' | 'closed';

export interface TableShell {
  readonly scene: Scene;
  /** Name of the game, shown in the bar. */
  readonly title: string;
  readonly line: LineState;
  /** What only the viewer needs to know just now; shown for a few seconds. */
  readonly notice: string | null;
  readonly over: boolean;
  /** Whether the viewer has no seat. */
  readonly watching: boolean;
  /** Feelings shown at the moment, by seat. */
  readonly emotes: ReadonlyMap<number, string>;
  /** The game is over and its last position still in sight: shows the result at once. */
  readonly seeResult?: (() => void) | undefined;
  readonly back: () => void;
  readonly openSaga: () => void;
  /** Buttons at the right of the bar. */
  readonly bar?: Snippet;
  /** Takes the place of the ask bar: a replay's controls, the end of a game. */
  readonly foot?: Snippet;
}

export const [getShell, setShell] = createContext<TableShell>();
