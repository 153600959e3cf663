/** Tables of hidden cards in fixed places, two piles, a window: what the games drawn here share. */
import type { FacedownView } from './game';

/** How the places of a table lie: 2 × 2, or one above two. */
export type Shape = 'square' | 'triangle';

const GAP = '-';

/** Names of the places pieces lie at and travel between. */
export const DRAW = 'draw';
export const DISCARD = 'discard';
export const DRAWN = 'drawn';

export function cardKey(seat: number, place: number): string {
  return `card:${seat}:${place}`;
}

/** The seat and place of a card's key; undefined for the piles. */
export function readKey(key: string): { seat: number; place: number } | undefined {
  const [kind, seat, place] = key.split(':');
  return kind === 'card' ? { seat: Number(seat), place: Number(place) } : undefined;
}

/** How one place is drawn. */
export interface Look {
  readonly state: 'up' | 'hidden' | 'remembered' | 'gap';
  readonly card: string;
  readonly knownTo: readonly number[];
}

export interface Viewer {
  readonly seat: number;
  /** Whether cards stay marked on their backs: what I have seen, and what others have. */
  readonly memoryAid: boolean;
  /** A card that is shown for a moment. */
  readonly glimpse: (key: string) => string | undefined;
}

export function isGap(view: FacedownView, seat: number, place: number): boolean {
  return (view.tables[seat]?.[place] ?? GAP) === GAP;
}

/** The card at a place as far as I may be reminded of it. */
export function cardSeen(
  view: FacedownView,
  seat: number,
  place: number,
  viewer: Viewer,
): string | undefined {
  const look = lookOf(view, seat, place, viewer);
  return look.state === 'up' || look.state === 'remembered' ? look.card : undefined;
}

/** A round is over: its cards lie face up and have been counted. */
export function isCounted({ phase }: FacedownView): boolean {
  return phase === 'round_end' || phase === 'over';
}

/** The whole truth, of a game that is over: only there its seed is known. */
function liesOpen(view: FacedownView): boolean {
  return 'seed' in view && view.seed !== null;
}

export function lookOf(view: FacedownView, seat: number, place: number, viewer: Viewer): Look {
  const card = view.tables[seat]?.[place] ?? null;
  if (card === GAP) return { state: 'gap', card: '', knownTo: [] };
  const knowers = viewer.memoryAid ? (view.known[seat]?.[place] ?? []) : [];
  const knownTo = knowers.filter((knower) => knower !== viewer.seat);
  if (card !== null && (isCounted(view) || liesOpen(view) || view.up?.[seat]?.[place]))
    return { state: 'up', card, knownTo: [] };
  const glimpse = viewer.glimpse(cardKey(seat, place));
  if (glimpse !== undefined) return { state: 'up', card: glimpse, knownTo: [] };
  if (card !== null && viewer.memoryAid) return { state: 'remembered', card, knownTo };
  return { state: 'hidden', card: '', knownTo };
}

/** How many places every table of a shape has; further cards lie beside or below them. */
export function placesOf(shape: Shape): number {
  return shape === 'square' ? 4 : 3;
}

/** Where a place lies: columns are counted in half cards, so that one card can lie above two. */
export function cellOf(
  place: number,
  shape: Shape,
  grow: 'down' | 'right',
): { column: number; row: number } {
  if (shape === 'triangle' && place === 0) return { column: 2, row: 1 };
  const square = shape === 'triangle' ? place + 1 : place;
  const row = Math.floor(square / 2);
  const side = square % 2;
  if (row < 2 || grow === 'down') return { column: side * 2 + 1, row: row + 1 };
  // Further cards fill columns at the right, upper place first.
  const extra = square - 4;
  return { column: 5 + 2 * Math.floor(extra / 2), row: (extra % 2) + 1 };
}

/** How many whole cards a table is wide. */
export function columnsOf(places: number, shape: Shape, grow: 'down' | 'right'): number {
  let columns = 2;
  for (let place = 0; place < places; place += 1)
    columns = Math.max(columns, (cellOf(place, shape, grow).column + 1) / 2);
  return Math.ceil(columns);
}
