/**
 * What a board can say about a view without knowing its game: lists, piles, numbers, words.
 *
 * What lies before the seats is a list with one entry for each of them, under the view's own keys:
 *   - its entries are lists or documents (`hands`, `tables`), or null where nothing is known of one;
 *   - or it is called by one of the names in PER_SEAT, whose entries are plain numbers or words.
 * Any other list is a pile of the table, however many pieces happen to lie in it.
 */
import type { GameDocument } from '../../wire';

/** One thing of a view. `cards` may hold nulls: pieces that lie face down. */
export type Shown =
  | { readonly kind: 'word'; readonly name: string; readonly value: string }
  | { readonly kind: 'seat'; readonly name: string; readonly seat: number }
  | { readonly kind: 'cards'; readonly name: string; readonly cards: readonly (string | null)[] }
  | { readonly kind: 'group'; readonly name: string; readonly parts: readonly Shown[] };

/** What every document begins and ends with, and what only the engine needs. */
const HEADER: ReadonlySet<string> = new Set([
  'game',
  'version',
  'players',
  'options',
  'seed',
  'shuffles',
  'rolls',
  'dice',
  'result',
]);

/** Keys whose entries belong to the seats, though each is only a number or a word. */
const PER_SEAT: ReadonlySet<string> = new Set([
  'seats',
  'hands',
  'points',
  'scores',
  'totals',
  'coins',
  'lives',
  'tricks',
  'bids',
]);

/** Keys of the header whose number is a seat. */
const SEATS: ReadonlySet<string> = new Set(['turn', 'first']);

/** The view in parts: what lies before each seat, and the rest. */
export function partsOf(view: GameDocument): {
  readonly seats: readonly (readonly Shown[])[];
  readonly table: readonly Shown[];
} {
  const players = typeof view.players === 'number' ? view.players : 0;
  const seats: Shown[][] = Array.from({ length: players }, () => []);
  const table: Shown[] = [];
  for (const [name, value] of Object.entries(view)) {
    if (HEADER.has(name) || value === null) continue;
    if (Array.isArray(value) && belongsToSeats(name, value, players))
      value.forEach((own, seat) => seats[seat]?.push(...unwrapped(shown(name, own))));
    else if (SEATS.has(name) && typeof value === 'number')
      table.push({ kind: 'seat', name, seat: value });
    else table.push(...only(shown(name, value)));
  }
  return { seats, table };
}

function belongsToSeats(name: string, list: readonly unknown[], players: number): boolean {
  if (list.length !== players) return false;
  if (PER_SEAT.has(name)) return true;
  return list.every((each) => typeof each === 'object') && list.some((each) => each !== null);
}

const only = (part: Shown | null): readonly Shown[] => (part ? [part] : []);

/** Before a seat lies what its document holds, not the document. */
const unwrapped = (part: Shown | null): readonly Shown[] =>
  part?.kind === 'group' ? part.parts : only(part);

/** Null: nothing is known of it. */
function shown(name: string, value: unknown): Shown | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return shownList(name, value);
  if (typeof value === 'object') {
    const parts = Object.entries(value).flatMap(([key, each]) => shown(key, each) ?? []);
    return parts.length > 0 ? { kind: 'group', name, parts } : null;
  }
  return { kind: 'word', name, value: String(value) };
}

/** A list that is empty is a place where nothing lies. */
function shownList(name: string, list: readonly unknown[]): Shown {
  if (list.every((each) => each === null || typeof each !== 'object'))
    return {
      kind: 'cards',
      name,
      cards: list.map((each) => (each === null ? null : String(each))),
    };
  const parts = list.flatMap((each, index) => shown(String(index + 1), each) ?? []);
  return { kind: 'group', name, parts };
}
