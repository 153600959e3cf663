/** How a game ended, read from what every game's document has. */
import type { GameDocument } from '../wire';

export interface Ending {
  readonly winners: readonly number[];
  /** Points by seat; null for a game that counts none. */
  readonly scores: readonly number[] | null;
  readonly reason: string | null;
  /** Seats in the order of their places. */
  readonly order: readonly { readonly seat: number; readonly place: number }[];
}

export function endingOf(view: GameDocument, seats: number, lowWins: boolean): Ending | null {
  const result = asDocument(view.result);
  if (!result) return null;
  const winners = asNumbers(result.winners) ?? [];
  const scores = bySeat(
    asNumbers(result.scores) ?? asNumbers(view.totals) ?? asNumbers(view.scores),
    seats,
  );
  const reason = typeof result.reason === 'string' ? result.reason : null;
  const places = asNumbers(result.places) ?? placesBy(winners, scores, seats, lowWins);
  const order = Array.from({ length: seats }, (_, seat) => ({ seat, place: places[seat] ?? 0 }));
  order.sort((one, two) => one.place - two.place || one.seat - two.seat);
  return { winners, scores, reason, order };
}

/** Sides count together and sit in turn: two scores for four seats are told to each of them. */
function bySeat(scores: readonly number[] | null, seats: number): readonly number[] | null {
  if (scores === null || scores.length === 0) return null;
  return Array.from({ length: seats }, (_, seat) => scores[seat % scores.length] ?? 0);
}

/** Winners first, then by points; equal points share a place. */
function placesBy(
  winners: readonly number[],
  scores: readonly number[] | null,
  seats: number,
  lowWins: boolean,
): readonly number[] {
  const worth = (seat: number): number => {
    const score = scores?.[seat] ?? 0;
    return lowWins ? -score : score;
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
