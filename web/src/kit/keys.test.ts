import { describe, expect, it } from 'vitest';
import { nearestInDirection } from './keys.svelte';

const RIGHT = [1, 0] as const;
const DOWN = [0, 1] as const;
const at = (x: number, y: number): { x: number; y: number } => ({ x, y });

describe('nearestInDirection', () => {
  const grid = [at(0, 0), at(100, 0), at(0, 100), at(100, 100), at(210, 20)];

  it('goes straight ahead', () => {
    expect(nearestInDirection(at(0, 0), grid, RIGHT)).toBe(grid[1]);
    expect(nearestInDirection(at(0, 0), grid, DOWN)).toBe(grid[2]);
  });

  it('takes what is a little aside when nothing lies straight ahead', () => {
    expect(nearestInDirection(at(100, 0), grid, RIGHT)).toBe(grid[4]);
  });

  it('stays where there is nothing further', () => {
    expect(nearestInDirection(at(210, 20), grid, RIGHT)).toBeUndefined();
  });
});
