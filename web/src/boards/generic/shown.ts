/** What a board can say about a view without knowing its game: lists, piles, numbers, words. */
import type { GameDocument } from '../../wire';

/** One thing of a view. `cards` may hold nulls: pieces that lie face down. */
export type Shown =
  | { readonly kind: 'word'; readonly name: string; readonly value: string }
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

/** Places that are shown even when they are empty. */
const PLACES: ReadonlySet<string> = new Set(['hand', 'hands', 'draw', 'discard']);

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
    if (Array.isArray(value) && value.length === players && players > 1 && name !== 'places')
      value.forEach((own, seat) => seats[seat]?.push(...unwrapped(shown(name, own))));
    else table.push(...only(shown(name, value)));
  }
  return { seats, table };
}

const only = (part: Shown | null): readonly Shown[] => (part ? [part] : []);

/** Before a seat lies what its document holds, not the document. */
const unwrapped = (part: Shown | null): readonly Shown[] =>
  part?.kind === 'group' ? part.parts : only(part);

function shown(name: string, value: unknown): Shown | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return shownList(name, value);
  if (typeof value === 'object') {
    const parts = Object.entries(value).flatMap(([key, each]) => shown(key, each) ?? []);
    return parts.length > 0 ? { kind: 'group', name, parts } : null;
  }
  return { kind: 'word', name, value: String(value) };
}

function shownList(name: string, list: readonly unknown[]): Shown | null {
  if (list.length === 0) return PLACES.has(name) ? { kind: 'cards', name, cards: [] } : null;
  if (list.every((each) => each === null || typeof each !== 'object'))
    return {
      kind: 'cards',
      name,
      cards: list.map((each) => (each === null ? null : String(each))),
    };
  const parts = list.flatMap((each, index) => shown(String(index + 1), each) ?? []);
  return { kind: 'group', name, parts };
}
