/** How a game ended, read from what every game's document has. */
import type { GameDocument } from '../wire';

export interface Ending {
  readonly winners: readonly number[];
  /** Points by seat, as the rules count them; null for a game that counts none. */
  readonly points: readonly number[] | null;
  readonly reason: string | null;
  /** The seat that would begin another game; null where lots are drawn for it. */
  readonly begins: number | null;
  /** Seats in the order of their places. */
  readonly order: readonly { readonly seat: number; readonly place: number }[];
}

export function endingOf(view: GameDocument, seats: number, lowWins: boolean): Ending | null {
  const result = asDocument(view.result);
  if (!result) return null;
  const winners = asNumbers(result.winners) ?? [];
  const points = asNumbers(view.points);
  const reason = typeof result.reason === 'string' ? result.reason : null;
  const places = asNumbers(result.places) ?? placesBy(winners, points, seats, lowWins);
  const order = Array.from({ length: seats }, (_, seat) => ({ seat, place: places[seat] ?? 0 }));
  order.sort((one, two) => one.place - two.place || one.seat - two.seat);
  const begins = typeof result.next_start === 'number' ? result.next_start : null;
  return { winners, points, reason, begins, order };
}

/** Winners first, then by points; equal points share a place. */
function placesBy(
  winners: readonly number[],
  points: readonly number[] | null,
  seats: number,
  lowWins: boolean,
): readonly number[] {
  const worth = (seat: number): number => {
    const count = points?.[seat] ?? 0;
    return lowWins ? -count : count;
  };
  const before = (one: number, two: number): boolean => {
    const [first, second] = [winners.includes(one), winners.includes(two)];
    return first === second ? !first && worth(one) > worth(two) : first;
  };
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.map((seat) => 1 + all.filter((other) => before(other, seat)).length);
}

function asDocument(value: unknown): GameDocument | null {
  return typeof value === 'object' && value !== null ? (value as GameDocument) : null;
}

function asNumbers(value: unknown): readonly number[] | null {
  return Array.isArray(value) && value.every((each) => typeof each === 'number') ? value : null;
}
