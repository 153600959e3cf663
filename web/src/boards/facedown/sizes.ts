/** How large cards and ring are on a table of this size. */

export interface Sizes {
  /** Width of the others' cards. */
  readonly card: number;
  /** Width of my cards, where they lie on the table. */
  readonly mine: number;
  /** Diameter of the ring. */
  readonly ring: number;
  /** Width of the main pile and of a drawn card. */
  readonly aside: number;
}

/** Seats in rows above the piles, as on a phone. */
export interface RowSizes extends Omit<Sizes, 'mine'> {
  /** Where further cards of a table go. */
  readonly grow: 'down' | 'right';
  /** Seats side by side; more of them lie in a second row, if the table is high enough. */
  readonly across: number;
  /** The row of seats is wider than the table. */
  readonly scrolls: boolean;
  /** The least width of one seat. */
  readonly least: number;
  /** Height of a row of seats, with room for cards that may come. */
  readonly high: number;
  /** For how many rows of cards that is. */
  readonly rows: number;
}

const PLATE = 58;
const GAP = 8;
const LEAST_CARD = 44;
const MOST_CARD = 64;
const MOST_ASIDE = 72;
/** Wide enough for a plate whose numbers are not cut. */
const LEAST_SEAT = 132;
const RING = { least: 116, wanted: 172, most: 196 };

/** Cards are never narrower than 44 px; a row that is too wide for that breaks, or else scrolls. */
export function measure(width: number, height: number, seats: number): RowSizes {
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
  // Below the ring a word about the pile has room.
  const ring = Math.floor(Math.max(RING.least, Math.min(left - 36, RING.most)));
  return {
    card,
    ring,
    aside: Math.round(Math.min(MOST_ASIDE, ring * 0.4)),
    grow,
    across,
    scrolls: byWidth < LEAST_CARD,
    least: LEAST_SEAT,
    high: heightOf(card, rows),
    rows,
  };
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

/** A row of seats: plates and so many rows of cards. */
export function heightOf(card: number, rows: number): number {
  return PLATE + rows * (card * 1.4 + GAP);
}

/** Less of a card must not be seen: its middle is where one taps it. */
const LEAST_SEEN = 0.56;

/** How far apart rows of cards lie, as a share of a card's row: more rows than fit overlap. */
export function pitchOf(rows: number, fits: number): number {
  return rows <= fits ? 1 : Math.max(LEAST_SEEN, (fits - 1) / (rows - 1));
}

/** How many of the others sit at each side of a round table, clockwise from my left. */
export interface Sides {
  readonly left: number;
  readonly top: number;
  readonly right: number;
}

export function sidesOf(others: number): Sides {
  const side = others < 2 ? 0 : others < 6 ? 1 : 2;
  return { left: side, top: others - 2 * side, right: side };
}

/** My cards lie nearer to me. */
const NEARER = 1.15;
/** The ring stands clear of the card inside it. */
const RING_TO_CARD = 2.15;
const MOST_AROUND = 112;

/** Seats around the piles, mine below them; cards are as large as height and width allow. */
export function measureAround(width: number, height: number, others: number): Sizes {
  const { left, top } = sidesOf(others);
  const lines = (top > 0 ? 2.8 : 0) + RING_TO_CARD + 2.8 * NEARER;
  const byHeight = (height - 72 - (top > 0 ? PLATE + 3 * GAP : 0)) / lines;
  const byStack = left > 1 ? (height / left - PLATE - 5 * GAP) / 2.8 : Infinity;
  // Two cards at each side; between them the piles, or the seats above with room for one more card.
  const byPiles = (width - 230) / (RING_TO_CARD + 2 + (left > 0 ? 4 : 0));
  const byTop = (width - 64 - 24 * top) / ((left > 0 ? 4 : 0) + 3 * top);
  const wanted = Math.min(byHeight, byStack, byPiles, byTop, MOST_AROUND);
  const card = Math.floor(Math.max(LEAST_CARD, wanted));
  return {
    card,
    mine: Math.round(card * NEARER),
    ring: Math.round(card * RING_TO_CARD),
    aside: card,
  };
}

/** Room for the words beside my cards on a phone. */
const WORDS = 140;
const MOST_IN_HAND = 72;

/** My cards in the ask bar of a phone: those that come later are smaller, and move none of them. */
export function measureHand(width: number): { card: number; further: number } {
  const room = width - 32 - WORDS - (LEAST_CARD + GAP);
  const card = Math.floor(room / 2) - GAP;
  return { card: Math.max(LEAST_CARD, Math.min(MOST_IN_HAND, card)), further: LEAST_CARD };
}

const FURTHER = { inColumn: 3, down: 70, lower: 33, right: 28 };

/**
 * Where a further card lies beside my first four: three below each other, the next three partly
 * over them, and so on. Each stays where it is when others come, and none covers another's middle.
 */
export function furtherAt(index: number): { x: number; y: number } {
  const column = Math.floor(index / FURTHER.inColumn);
  return {
    x: column * FURTHER.right,
    y: (index % FURTHER.inColumn) * FURTHER.down + (column % 2) * FURTHER.lower,
  };
}
