/** How large cards and ring are on a table of this size. */

export interface Sizes {
  /** Width of the others' cards. */
  readonly card: number;
  /** Diameter of the ring. */
  readonly ring: number;
  /** Where further cards of a table go. */
  readonly grow: 'down' | 'right';
  /** Seats side by side; more of them lie in a second row, if the table is high enough. */
  readonly across: number;
  /** The row of seats is wider than the table. */
  readonly scrolls: boolean;
  /** The least width of one seat. */
  readonly least: number;
}

const PLATE = 58;
const GAP = 8;
const LEAST_CARD = 44;
const MOST_CARD = 64;
/** Wide enough for a plate whose numbers are not cut. */
const LEAST_SEAT = 132;
const RING = { least: 116, wanted: 172, most: 196 };

/** Cards are never narrower than 44 px; a row that is too wide for that breaks, or else scrolls. */
export function measure(width: number, height: number, seats: number): Sizes {
  const across = seatsAcross(width, height, seats);
  const lines = Math.ceil(seats / across);
  const room = roomOf(width, across);
  const byWidth = room / 2 - GAP;
  const widest = Math.max(LEAST_CARD, Math.min(byWidth, MOST_CARD));
  const grow = room >= 4 * (widest + GAP) ? 'right' : 'down';
  // Room for a third row is kept free, so that a penalty card moves nothing.
  const rows = lines === 1 && grow === 'down' && height > 440 ? 3 : 2;
  const byHeight = (((height - RING.wanted) / lines - PLATE) / rows - GAP) / 1.4;
  const card = Math.floor(Math.max(LEAST_CARD, Math.min(byHeight, widest)));
  const left = height - lines * heightOf(card, rows);
  const ring = Math.floor(Math.max(RING.least, Math.min(left - 16, RING.most)));
  return { card, ring, grow, across, scrolls: byWidth < LEAST_CARD, least: LEAST_SEAT };
}

/** One row if it fits, two if they do, and otherwise one that scrolls. */
function seatsAcross(width: number, height: number, seats: number): number {
  const fits = (across: number): boolean => roomOf(width, across) / 2 - GAP >= LEAST_CARD;
  const half = Math.ceil(seats / 2);
  if (fits(seats) || !fits(half)) return Math.max(1, seats);
  return 2 * heightOf(LEAST_CARD, 2) + RING.least <= height ? half : seats;
}

function roomOf(width: number, across: number): number {
  return (width - 6 * (across + 1)) / Math.max(1, across);
}

function heightOf(card: number, rows: number): number {
  return PLATE + rows * (card * 1.4 + GAP);
}
