import { describe, expect, it } from 'vitest';
import { anglerSpot, salmonSpot } from './river';

describe('salmonSpot', () => {
  it.each([1, 2, 3, 4, 6, 7, 8, 9])('lies half way between sections %i and the next', (spot) => {
    const [left, right] = [anglerSpot(spot), anglerSpot(spot + 1)];
    expect(salmonSpot(spot).x).toBeCloseTo((left.x + right.x) / 2);
    expect(salmonSpot(spot).y).toBe(left.y);
  });

  it('joins the rows at both ends', () => {
    expect(salmonSpot(5).x).toBeGreaterThan(anglerSpot(5).x);
    expect(salmonSpot(10).x).toBeLessThan(anglerSpot(10).x);
  });

  it('turns the nose with the current', () => {
    expect(salmonSpot(3).turn).toBe(0);
    expect(salmonSpot(8).turn).toBe(180);
    expect(salmonSpot(3, 'up').turn).toBe(180);
  });
});
