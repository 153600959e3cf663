import { describe, expect, it } from 'vitest';
import { agreeingEdges, cellAt, cellsOf, centreOf, facesOf, type RunesView } from './view';

describe('cells of RUNES', () => {
  it('finds the cell around each middle', () => {
    for (let q = -3; q <= 3; q++)
      for (let r = -3; r <= 3; r++) {
        const { x, y } = centreOf({ q, r });
        const found = cellAt({ x: x + 20, y: y - 15 });
        expect([found.q + 0, found.r + 0]).toEqual([q, r]);
      }
  });

  it('lists the cells of lines and circles', () => {
    const line = { seat: 0, kind: 'line', axis: 2, at: '0,1', len: 3, coins: 5 } as const;
    expect(cellsOf(line)).toEqual([
      { q: 0, r: 1 },
      { q: 1, r: 0 },
      { q: 2, r: -1 },
    ]);
    expect(cellsOf({ ...line, kind: 'circle', axis: null, at: '0,0' })).toHaveLength(6);
  });

  it('marks the edges that show the same rune, as in the rules', () => {
    expect(facesOf('s41')).toBe('FUTFUT');
    const board: RunesView['board'] = {
      '0,0': { stone: 's41', rot: 0, owner: 0, coins: 1, under: [] },
    };
    const found = [0, 1, 2, 3, 4, 5].filter(
      (rot) => agreeingEdges(board, 's02', rot, { q: 1, r: 0 }).length > 0,
    );
    expect(found).toEqual([2, 5]);
  });
});
