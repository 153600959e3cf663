/** What the shared table asks of a game's own way of playing. */
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { useKeys } from '../../kit/keys.svelte';
import { cardKey } from './cards';
import type { Picks } from './picks.svelte';

export interface FacedownPlay {
  /** Whether a piece may be tapped now; keys as in cards.ts. */
  readonly open: (key: string) => boolean;
  readonly chosen: (key: string) => boolean;
  /** The action that one tap sends, when it is exactly one. */
  readonly action: (key: string) => string | undefined;
  /** A tap on a piece; `pressed` is the time stamp of a press in a race. */
  readonly press: (key: string, pressed?: number) => void;
  /** A window is open: what is chosen glows madder. */
  readonly hot: boolean;
  /** A tap throws at once. */
  readonly race: boolean;
  /** The cards picked so far. */
  readonly draft: Picks;
  /** What Enter and the main button do. */
  readonly main: Choice | undefined;
  readonly send: (text: string) => void;
}

/** One piece that travels. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Digits pick my cards, Enter is the main button, Escape lets the picks go. Call while setting up. */
export function playByKeys(board: () => BoardProps, play: FacedownPlay): void {
  useKeys(() => ({
    pick: (place) => play.press(cardKey(board().seat, place)),
    main: () => {
      if (play.main) play.send(play.main.text);
    },
    back: () => play.draft.clear(),
  }));
}
