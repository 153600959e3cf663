/** What the parts of the table ask of a game's play, whichever game it is. */
import type { BoardProps } from '../../kit/interfaces';
import type { Places } from '../../kit/places.svelte';
import type { DeckGame } from '../../pieces/deck/faces';
import type { Shape, Viewer } from './cards';
import type { FacedownView } from './game';
import type { Picks } from './picks.svelte';

/** What a board is given that is alike in every game. */
export type TableBoard = Pick<
  BoardProps,
  'seat' | 'seats' | 'waiting' | 'mine' | 'window' | 'texts' | 'prefs'
> & { readonly events: readonly unknown[] };

/** An action as buttons show it. */
export interface Offer {
  readonly kind: string;
  readonly text: string;
}

/** The question the position asks me. */
export interface Question {
  readonly ask: string;
  readonly hint?: string;
}

export interface TablePlay {
  readonly game: DeckGame;
  /** How the places of a table lie. */
  readonly shape: Shape;
  /** What is rather risked than done. */
  readonly risk: string;
  /** What the position asks me now. */
  readonly question: Question;
  readonly board: TableBoard;
  readonly view: FacedownView;
  /** What the person at this page sees of hidden cards. */
  readonly viewer: Viewer;
  /** The cards picked so far. */
  readonly draft: Picks;
  /** A window asks me something that I can do only now. */
  readonly hurried: boolean;
  /** A pick was not sent in time: said for a moment. */
  readonly late: string | undefined;
  /** What is seen now stays so until `endLook`. */
  keepLook(): void;
  endLook(): void;
  /** A window is open: what is chosen glows madder. */
  readonly hot: boolean;
  /** A tap throws at once. */
  readonly race: boolean;
  /** What the picked pieces can be used for. */
  readonly offered: readonly Offer[];
  /** Whether a piece may be tapped now. */
  open(key: string): boolean;
  chosen(key: string): boolean;
  /** The action that one tap sends, when it is exactly one. */
  action(key: string): string | undefined;
  /** A tap on a piece; `pressed` is the time stamp of a press in a race. */
  press(key: string, pressed?: number): void;
  /** Picks the piece that stands for an action. */
  pick(choice: Offer): void;
  send(text: string, pressed?: number): void;
  /** Does what is offered, or goes on to its second card. */
  choose(choice: Offer, pressed?: number): void;
  /** One step back. */
  back(): void;
  readonly canGoBack: boolean;
  /** What a button says. */
  word(choice: Offer): string;
  /** Lets cards travel when something happens. Call while setting up. */
  moveIn(places: Places): void;
}
