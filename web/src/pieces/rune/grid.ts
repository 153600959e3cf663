/** Where the cells of a RUNE card lie and how an area is bordered. */

export type RuneColour = 'B' | 'G' | 'R';

export interface Cell {
  x: number;
  y: number;
}

/** The six runes of a card as rows, after `rot` clockwise quarter turns. */
export function cardRows(face: string, rot: number): string[] {
  const turned = ((rot % 4) + 4) % 4;
  const columns = turned % 2 === 0 ? 2 : 3;
  const letterAt = (c: number, r: number): string => {
    const index = [2 * r + c, 2 * (2 - c) + r, 5 - (2 * r + c), 2 * c + 1 - r][turned];
    return face[index ?? -1] ?? '';
  };
  return Array.from({ length: 6 / columns }, (_, r) =>
    Array.from({ length: columns }, (_, c) => letterAt(c, r)).join(''),
  );
}

/**
 * The border of a set of cells as closed loops in units of `size`, drawn `inset` inside the cells.
 * The inside lies to the right of every line, so holes are bordered as well.
 */
export function areaBorder(cells: readonly Cell[], size: number, inset: number): string {
  const inside = new Set(cells.map((cell) => `${cell.x},${cell.y}`));
  const has = (x: number, y: number): boolean => inside.has(`${x},${y}`);
  const next = new Map<string, Corner[]>();
  for (const { x, y } of cells) {
    if (!has(x, y - 1)) addEdge(next, x, y, 1, 0);
    if (!has(x + 1, y)) addEdge(next, x + 1, y, 0, 1);
    if (!has(x, y + 1)) addEdge(next, x + 1, y + 1, -1, 0);
    if (!has(x - 1, y)) addEdge(next, x, y + 1, 0, -1);
  }
  let path = '';
  for (const loop of loopsOf(next)) {
    const corners = loop.map((edge, index) => {
      const before = loop.at(index - 1) ?? edge;
      // Move each corner inward along both of its edges.
      const x = edge.x * size - inset * (edge.dy + before.dy);
      const y = edge.y * size + inset * (edge.dx + before.dx);
      return `${x} ${y}`;
    });
    path += `M${corners.join('L')}Z`;
  }
  return path;
}

/** A border edge: starts at corner x,y and runs one cell along dx,dy. */
interface Corner {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

function addEdge(next: Map<string, Corner[]>, x: number, y: number, dx: number, dy: number): void {
  const key = `${x},${y}`;
  const edges = next.get(key);
  if (edges) edges.push({ x, y, dx, dy });
  else next.set(key, [{ x, y, dx, dy }]);
}

/** Joins edges to loops and drops the corners in the middle of straight lines. */
function loopsOf(next: Map<string, Corner[]>): Corner[][] {
  const loops: Corner[][] = [];
  for (const edges of next.values()) {
    let edge = edges.shift();
    while (edge) {
      const loop: Corner[] = [];
      let current: Corner | undefined = edge;
      while (current) {
        loop.push(current);
        current = takeNext(next, current, edge);
      }
      loops.push(loop.filter((step, index) => isTurn(loop.at(index - 1), step)));
      edge = edges.shift();
    }
  }
  return loops;
}

/** Where two cells touch only at a corner, turn right: each keeps its own loop. */
function takeNext(next: Map<string, Corner[]>, edge: Corner, start: Corner): Corner | undefined {
  const x = edge.x + edge.dx;
  const y = edge.y + edge.dy;
  const options = next.get(`${x},${y}`) ?? [];
  const right = options.findIndex((way) => way.dx === -edge.dy && way.dy === edge.dx);
  if (right >= 0) return options.splice(right, 1)[0];
  const closed = x === start.x && y === start.y;
  return closed ? undefined : options.shift();
}

function isTurn(before: Corner | undefined, edge: Corner): boolean {
  return before === undefined || before.dx !== edge.dx || before.dy !== edge.dy;
}
