import { describe, expect, it } from 'vitest';
import { areaBorder, cardRows } from './grid';

describe('cardRows', () => {
  it.each([
    [0, ['RR', 'GG', 'GB']],
    [1, ['GGR', 'BGR']],
    [2, ['BG', 'GG', 'RR']],
    [3, ['RGB', 'RGG']],
  ])('turns RRGGGB by %i quarter turns', (rot, rows) => {
    expect(cardRows('RRGGGB', rot)).toEqual(rows);
  });
});

describe('areaBorder', () => {
  it('borders one cell, inside it', () => {
    expect(areaBorder([{ x: 0, y: 0 }], 10, 1)).toBe('M1 1L9 1L9 9L1 9Z');
  });

  it('keeps no corner in the middle of a straight line', () => {
    const row = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ];
    expect(areaBorder(row, 10, 1)).toBe('M1 1L19 1L19 9L1 9Z');
  });

  it('follows the inner corner of an L', () => {
    const bend = [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
      { x: 1, y: 1 },
    ];
    expect(areaBorder(bend, 10, 1)).toBe('M1 1L9 1L9 11L19 11L19 19L1 19Z');
  });

  it('gives cells that touch only at a corner a loop each', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 1 },
    ];
    expect(areaBorder(corners, 10, 1)).toBe('M1 1L9 1L9 9L1 9ZM11 11L19 11L19 19L11 19Z');
  });

  it('borders a hole as well', () => {
    const ring = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => ({ x, y })))
      .filter(({ x, y }) => x !== 1 || y !== 1);
    expect(areaBorder(ring, 10, 1).match(/M/g)).toHaveLength(2);
  });
});
