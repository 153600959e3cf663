/** Who sits where at the table, and how large everything is. */
import type { BoardProps, SeatAtTable } from '../../kit/interfaces';
import { getShell } from '../../kit/shell';
import { desk } from '../../theme/screens';
import { cellOf, placesOf } from './cards';
import type { FacedownPlay } from './play.svelte';
import { heightOf, measure, measureAround, measureHand } from './sizes';

export class Seating {
  readonly #shell = getShell();
  readonly #play: FacedownPlay;
  /** The room the table has, in pixels. */
  width = $state(390);
  height = $state(500);

  /** Call while setting up. */
  constructor(play: FacedownPlay) {
    this.#play = play;
  }

  get #board(): BoardProps {
    return this.#play.board;
  }

  readonly me = $derived.by(() => this.#board.seats.find((seat) => seat.mine));

  /** On a phone my cards lie in the ask bar, if there is one. */
  readonly inHand = $derived.by(
    () =>
      !desk.current &&
      this.me !== undefined &&
      !this.#shell.watching &&
      this.#shell.foot === undefined,
  );

  /** Clockwise as one sits, from me or from the first seat. */
  readonly #around = $derived.by(() => {
    const { seats } = this.#board;
    return seats.map(
      (_, index) => seats[((this.me?.seat ?? 0) + index) % seats.length] as SeatAtTable,
    );
  });

  /** Whoever sits below. */
  readonly nearest = $derived.by(() => this.#around[0]);
  readonly others = $derived.by(() => this.#around.slice(1));
  /** Those whose cards lie in the rows of a phone. */
  readonly inRows = $derived.by(() => (this.inHand ? this.others : this.#around));

  readonly rows = $derived.by(() => measure(this.width, this.height, this.inRows.length));
  readonly around = $derived.by(() => measureAround(this.width, this.height, this.others.length));
  readonly bar = $derived.by(() => measureHand(this.width));
  readonly sizes = $derived.by(() => (desk.current ? this.around : this.rows));

  /** Height below the others' cards, for the count on a phone. */
  readonly countRoom = $derived.by(() => {
    const { view, shape } = this.#play;
    const most = Math.max(...this.inRows.map(({ seat }) => view.tables[seat]?.length ?? 0));
    const { card, grow } = this.rows;
    return this.height - heightOf(card, cellOf(most - 1, shape, grow).row) - 16;
  });

  /** I hold more cards than there are places. */
  readonly isCrowded = $derived.by(() => {
    const { view, shape, board } = this.#play;
    return (view.tables[board.seat]?.length ?? 0) > placesOf(shape);
  });
}
