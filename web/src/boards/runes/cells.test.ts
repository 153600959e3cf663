import { describe, expect, it } from 'vitest';
import type { RunesView } from '../../games/runes';
import { agreeingEdges, aimOf, borderOf, cellAt, cellsOf, centreOf, facesOf } from './cells';

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
    const large = ['0,0', '1,-1', '2,-1', '3,-1', '3,0', '2,1', '1,1', '0,1'];
    const ring = { ...line, kind: 'circle', axis: null, at: '1,0', len: 8 } as const;
    const found = cellsOf(ring, ({ q, r }) => large.includes(`${q},${r}`));
    expect(found.map(({ q, r }) => `${q},${r}`).sort()).toEqual([...large].sort());
  });

  it('marks the edges that show the same rune, as in the rules', () => {
    const ours = { options: {} };
    expect(facesOf(ours, 's41')).toBe('FUTFUT');
    const board: RunesView['board'] = {
      '0,0': { stone: 's41', rot: 0, owner: 0, coins: 1, under: [] },
    };
    const found = [0, 1, 2, 3, 4, 5].filter(
      (rot) => agreeingEdges({ ...ours, board }, 's02', rot, { q: 1, r: 0 }).length > 0,
    );
    expect(found).toEqual([2, 5]);
  });

  it("shows the faces of a table's own set", () => {
    const stones = { s41: 'KKKKKK' };
    const manifest = { games: ['runes'], name: 'mine', stones, rituals: {} };
    expect(facesOf({ options: { manifest } }, 's41')).toBe('KKKKKK');
    expect(facesOf({ options: { manifest } }, 's42')).toBe('');
  });
});

describe('the border of a form', () => {
  const edges = (path: string): number => path.split('M').length - 1;

  it('goes around a line once, and around a circle inside and out', () => {
    const form = { seat: 0, axis: 0, at: '0,0', len: 6, coins: 5 } as const;
    expect(edges(borderOf(cellsOf({ ...form, kind: 'line' })))).toBe(6 * 4 + 2);
    expect(edges(borderOf(cellsOf({ ...form, kind: 'circle', axis: null })))).toBe(18 + 6);
  });
});

describe('what a ritual is aimed at', () => {
  it('is a stone on the table or stones in hands', () => {
    expect(aimOf({ picked: ['2,-1'] }).cell).toBe('2,-1');
    expect(aimOf({ picked: ['s02 2 -1 5'] }).cell).toBe('2,-1');
    expect(aimOf({ picked: ['s02', 'b01'] }).stones).toEqual(['s02', 'b01']);
    expect(aimOf({ picked: [] })).toEqual({ cell: null, stones: [] });
  });
});
