/** How large cards and ring are on a table of this size. */

export interface Sizes {
  /** Width of the others' cards. */
  readonly card: number;
  /** Diameter of the ring. */
  readonly ring: number;
  /** Where further cards of a table go. */
  readonly grow: 'down' | 'right';
  /** The row of seats is wider than the table. */
  readonly scrolls: boolean;
  /** The least width of one seat. */
  readonly least: number;
}

const PLATE = 58;
const GAP = 8;
const LEAST_CARD = 44;
const MOST_CARD = 64;
const RING = { least: 116, most: 196 };

/** Cards are never narrower than 44 px; a row that is too wide for that scrolls. */
export function measure(width: number, height: number, seats: number): Sizes {
  const room = (width - 6 * (seats + 1)) / Math.max(1, seats);
  const rows = (card: number, count: number): number => PLATE + count * (card * 1.4 + GAP);
  const byHeight = ((height - PLATE - RING.most + 30) / 2 - GAP) / 1.4;
  const byWidth = room / 2 - GAP;
  const card = Math.floor(Math.max(LEAST_CARD, Math.min(byHeight, byWidth, MOST_CARD)));
  const grow = room >= 4 * (card + GAP) ? 'right' : 'down';
  const left = height - rows(card, grow === 'down' && height > 440 ? 3 : 2);
  const ring = Math.floor(Math.max(RING.least, Math.min(left - 16, RING.most)));
  return { card, ring, grow, scrolls: byWidth < LEAST_CARD, least: 2 * (LEAST_CARD + GAP) + 6 };
}
