/** What the shared table asks of a game's own way of playing. */
export interface TwinsPlay {
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
}

/** One piece that travels. */
export interface Move {
  readonly from: string;
  readonly to: string;
}
