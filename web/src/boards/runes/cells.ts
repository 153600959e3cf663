/** Where things lie on the board of RUNES, and what stones show. */
import type { Form, Ritual, RunesView } from '../../games/runes';
import { cellCentre, EDGES, letterOnEdge } from '../../pieces/runes/hex';
import OURS from '../../../../src/runehall/games/runes/data/stones.json';

/** Radius of a cell in units of the drawing; a stone's box is 88 wide. */
export const RADIUS = 50;
export const STONE_WIDTH = 88;

/** As much of a view as says which set is played with. */
export interface WithSet {
  readonly options: Pick<RunesView['options'], 'manifest'>;
}

export interface Cell {
  readonly q: number;
  readonly r: number;
}

/** A cell as documents write it. */
export const cellKey = ({ q, r }: Cell): string => `${q},${r}`;

export function readCell(text: string): Cell {
  const [q, r] = text.split(',').map(Number);
  return { q: q ?? 0, r: r ?? 0 };
}

export function centreOf({ q, r }: Cell): { x: number; y: number } {
  return cellCentre(q, r, RADIUS);
}

/** Where a stone is drawn so that its middle lies on the cell's. */
export function cornerOf(cell: Cell): { x: number; y: number } {
  const { x, y } = centreOf(cell);
  return { x: x - STONE_WIDTH / 2, y: y - RADIUS };
}

/** The cell around a place of the drawing. */
export function cellAt({ x, y }: { x: number; y: number }): Cell {
  const r = y / (1.5 * RADIUS);
  const q = x / (Math.sqrt(3) * RADIUS) - r / 2;
  const s = -q - r;
  const [nearQ, nearR, nearS] = [Math.round(q), Math.round(r), Math.round(s)];
  const [offQ, offR, offS] = [Math.abs(nearQ - q), Math.abs(nearR - r), Math.abs(nearS - s)];
  if (offQ > offR && offQ > offS) return { q: -nearR - nearS, r: nearR };
  if (offR > offS) return { q: nearQ, r: -nearQ - nearS };
  return { q: nearQ, r: nearR };
}

/** The neighbour across each edge: east, then counter-clockwise. */
const ACROSS: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];
const AXES: readonly Cell[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: 1, r: -1 },
];

const beside = (cell: Cell, step: Cell, times = 1): Cell => ({
  q: cell.q + step.q * times,
  r: cell.r + step.r * times,
});

/** The cells of a line or circle; a circle of more than six lies around an area. */
export function cellsOf(
  { kind, axis, at, len }: Form,
  isOwn: (cell: Cell) => boolean = () => true,
): readonly Cell[] {
  const first = readCell(at);
  if (kind === 'circle')
    return len === ACROSS.length ? ACROSS.map((step) => beside(first, step)) : around(first, isOwn);
  const step = AXES[axis ?? 0] ?? { q: 1, r: 0 };
  return Array.from({ length: len }, (_, times) => beside(first, step, times));
}

/** The own cells beside all that can be reached from a cell without crossing them. */
function around(first: Cell, isOwn: (cell: Cell) => boolean): readonly Cell[] {
  const own = new Map<string, Cell>();
  const inside = new Map([[cellKey(first), first]]);
  for (const cell of inside.values())
    for (const step of ACROSS) {
      const next = beside(cell, step);
      (isOwn(next) ? own : inside).set(cellKey(next), next);
    }
  return [...own.values()];
}

/** The corners of a cell at both ends of each edge, in parts of the radius. */
const SIDE = Math.sqrt(3) / 2;
const CORNERS = [
  [SIDE, 0.5],
  [SIDE, -0.5],
  [0, -1],
  [-SIDE, -0.5],
  [-SIDE, 0.5],
  [0, 1],
] as const;

/** A path around cells that lie together, inside and out. */
export function borderOf(cells: readonly Cell[]): string {
  const within = new Set(cells.map(cellKey));
  return cells
    .flatMap((cell) => {
      const { x, y } = centreOf(cell);
      const corner = (number: number): string => {
        const [right, down] = CORNERS[number % 6] ?? [0, 0];
        return `${(x + RADIUS * right).toFixed(1)} ${(y + RADIUS * down).toFixed(1)}`;
      };
      return ACROSS.flatMap((step, edge) =>
        within.has(cellKey(beside(cell, step))) ? [] : `M${corner(edge)}L${corner(edge + 1)}`,
      );
    })
    .join('');
}

/** What stones are called, whatever set is played with. */
const STONE = /^[sgb]\d\d$/;

/** What a running ritual is aimed at: a cell of the table, or stones in hands. */
export function aimOf({ picked }: Pick<Ritual, 'picked'>): {
  readonly cell: string | null;
  readonly stones: readonly string[];
} {
  const [first = ''] = picked;
  const words = first.split(' ');
  if (words.length === 4) return { cell: `${words[1]},${words[2]}`, stones: [] };
  if (first.includes(',')) return { cell: first, stones: [] };
  return { cell: null, stones: picked.filter((word) => STONE.test(word)) };
}

/** Whose hand a stone lies in. */
export function holderOf(view: RunesView, stone: string): number | undefined {
  const seat = view.hands.findIndex((hand) => hand.includes(stone));
  return seat < 0 ? undefined : seat;
}

/** The six letters of a stone, of our set or of the table's own. */
export function facesOf({ options: { manifest } }: WithSet, stone: string): string {
  const stones: Readonly<Record<string, string>> =
    typeof manifest === 'object' ? manifest.stones : OURS;
  return stones[stone] ?? '';
}

export function colourOf(stone: string): 'grey' | 'gold' | 'black' {
  return stone.startsWith('g') ? 'gold' : stone.startsWith('b') ? 'black' : 'grey';
}

/** The edges where a stone would show what its neighbour shows; only drawn, never counted. */
export function agreeingEdges(
  view: WithSet & Pick<RunesView, 'board'>,
  stone: string,
  rot: number,
  cell: Cell,
): readonly number[] {
  return EDGES.filter((edge) => {
    const step = ACROSS[edge];
    const other = step && view.board[cellKey(beside(cell, step))];
    if (!other) return false;
    const mine = letterOnEdge(facesOf(view, stone), rot, edge);
    const theirs = letterOnEdge(facesOf(view, other.stone), other.rot, edge + 3);
    return mine === theirs || mine === '*' || theirs === '*';
  });
}

/** The box of all cells with room for one more around them. */
export function boxOf(cells: readonly Cell[]): {
  left: number;
  top: number;
  right: number;
  bottom: number;
} {
  const middles = [...cells.map(centreOf), ...(cells.length === 0 ? [{ x: 0, y: 0 }] : [])];
  const across = middles.map(({ x }) => x);
  const down = middles.map(({ y }) => y);
  const [room, height] = [STONE_WIDTH * 1.45, RADIUS * 2.4];
  return {
    left: Math.min(...across) - room,
    right: Math.max(...across) + room,
    top: Math.min(...down) - height,
    bottom: Math.max(...down) + height,
  };
}
