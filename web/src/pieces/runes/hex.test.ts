import { describe, expect, it } from 'vitest';
import { cellCentre, letterOnEdge } from './hex';

describe('letterOnEdge', () => {
  it('shows face 0 in the east and the others counter-clockwise', () => {
    expect([0, 1, 2, 3, 4, 5].map((edge) => letterOnEdge('FUTARK', 0, edge)).join('')).toBe(
      'FUTARK',
    );
  });

  it('turns counter-clockwise', () => {
    expect([0, 1, 2, 3, 4, 5].map((edge) => letterOnEdge('FUTARK', 2, edge)).join('')).toBe(
      'RKFUTA',
    );
  });
});

describe('cellCentre', () => {
  it('keeps all six neighbours at one distance', () => {
    const neighbours = [
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ] as const;
    for (const [q, r] of neighbours) {
      const { x, y } = cellCentre(q, r, 10);
      expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
    }
  });
});
