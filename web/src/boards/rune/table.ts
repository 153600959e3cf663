/** What lies where on the grid of RUNE. */
import type { Colour, RuneView } from '../../games/rune';
import type { SeatAtTable } from '../../kit/interfaces';
import { cardRows, type Cell } from '../../pieces/rune/grid';
import OURS from '../../../../src/runehall/games/rune/manifests/reconstructed-1.json';

export const UNIT = 100;
export const COLOURS: readonly Colour[] = ['B', 'G', 'R'];

/** A card somebody else has just laid: its place in `table`. */
export interface Fresh {
  readonly card: number;
  readonly seat: number;
}

/** The six letters of a card, of our set or of the table's own; the starting card is S. */
export function faceOf({ options: { manifest } }: RuneView, card: string): string {
  const { start, cards } = typeof manifest === 'object' ? manifest : OURS;
  return card === 'S' ? start : (cards.find((each) => each.card === card)?.face ?? '');
}

/** A card that looks the same after half a turn has two ways to lie, any other four. */
export function waysOf(face: string): 2 | 4 {
  return [...face].reverse().join('') === face ? 2 : 4;
}

export const columnsOf = (rot: number): number => (rot % 2 === 0 ? 2 : 3);
export const rowsOf = (rot: number): number => (rot % 2 === 0 ? 3 : 2);

/** Where a place for a card is marked: its first corner between four runes, which covers none. */
export const dotOf = ({ x, y }: Cell): Cell => ({ x: x + 1, y: y + 1 });

export const cellKey = ({ x, y }: Cell): string => `${x} ${y}`;

/** What every covered cell shows: the latest card, then tokens. */
export function shownOn(view: RuneView): ReadonlyMap<string, string> {
  const shown = new Map<string, string>();
  for (const { card, x, y, rot } of view.table)
    cardRows(faceOf(view, card), rot).forEach((row, r) =>
      [...row].forEach((letter, c) => shown.set(cellKey({ x: x + c, y: y + r }), letter)),
    );
  for (const token of view.tokens_placed) shown.set(cellKey(token), token.color);
  return shown;
}

/** How many runes of a colour lie in a row or column at most. */
export function longestLine(view: RuneView, colour: string): number {
  const shown = shownOn(view);
  const runFrom = (cell: string, dx: number, dy: number): number => {
    const [x = 0, y = 0] = cell.split(' ').map(Number);
    const shows = (steps: number): boolean =>
      shown.get(cellKey({ x: x + dx * steps, y: y + dy * steps })) === colour;
    if (shows(-1)) return 0;
    let length = 0;
    while (shows(length)) length += 1;
    return length;
  };
  const runs = [...shown.keys()].flatMap((cell) => [runFrom(cell, 1, 0), runFrom(cell, 0, 1)]);
  return Math.max(0, ...runs);
}

/** The seats of each side, where a side has several. */
export function teamsOf(view: RuneView): readonly (readonly number[])[] | null {
  if (view.options.mode !== 'teams') return null;
  const seats = view.points.map((_, seat) => seat);
  return view.scores.map((_, side) => seats.filter((seat) => sideOf(view, seat) === side));
}

/** The side a seat plays for. */
export function sideOf(view: RuneView, seat: number): number {
  return view.options.mode === 'teams' ? seat % 2 : seat;
}

/** The other seat of a side, in teams. */
export function partnerOf(
  view: RuneView,
  who: SeatAtTable,
  seats: readonly SeatAtTable[],
): SeatAtTable | undefined {
  const side = sideOf(view, who.seat);
  return seats.find(({ seat }) => seat !== who.seat && sideOf(view, seat) === side);
}

export interface HeldArea {
  readonly seat: number;
  readonly cells: readonly Cell[];
}

/** The areas around Rune Masters, to be bordered. */
export function heldAreas(view: RuneView): readonly HeldArea[] {
  const shown = shownOn(view);
  const taken = new Set<string>();
  const areas: HeldArea[] = [];
  for (const { seat, x, y } of view.masters_placed) {
    if (taken.has(cellKey({ x, y }))) continue;
    const cells = areaAround({ x, y }, shown);
    for (const cell of cells) taken.add(cellKey(cell));
    areas.push({ seat, cells });
  }
  return areas;
}

function areaAround(start: Cell, shown: ReadonlyMap<string, string>): readonly Cell[] {
  const colour = shown.get(cellKey(start));
  const found = new Map([[cellKey(start), start]]);
  for (const { x, y } of found.values())
    for (const next of [
      { x: x + 1, y },
      { x: x - 1, y },
      { x, y: y + 1 },
      { x, y: y - 1 },
    ])
      if (!found.has(cellKey(next)) && shown.get(cellKey(next)) === colour)
        found.set(cellKey(next), next);
  return [...found.values()];
}

/**
 * The box of everything laid, with room around it: for one more card if nothing else is asked, so
 * that nothing moves when one is tried.
 */
export function boxOf(
  { table }: Pick<RuneView, 'table'>,
  room = 2,
): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  return {
    left: (Math.min(...table.map(({ x }) => x)) - room) * UNIT,
    top: (Math.min(...table.map(({ y }) => y)) - room) * UNIT,
    right: (Math.max(...table.map(({ x, rot }) => x + columnsOf(rot))) + room) * UNIT,
    bottom: (Math.max(...table.map(({ y, rot }) => y + rowsOf(rot))) + room) * UNIT,
  };
}
