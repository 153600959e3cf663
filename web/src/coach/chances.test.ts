import { describe, expect, it } from 'vitest';
import { firstOf, lineOf, ofHundred } from './chances';

const race = {
  ply: 4,
  say: 'Throw',
  runners: [
    { seat: 1, milliseconds: 420, false_start: false },
    { seat: 0, milliseconds: 700, false_start: false },
    { seat: 2, milliseconds: 50, false_start: true },
  ],
};

describe('how chances are told', () => {
  it('counts in hundreds', () => {
    expect(ofHundred(0.364)).toBe(36);
  });

  it('draws the line of a seat from left to right, high chances above', () => {
    const curve = [
      [0.5, 0.5],
      [0.25, 0.75],
      [0, 1],
    ];
    expect(lineOf(curve, 1, { width: 100, height: 40 })).toBe('0.0,20.0 50.0,10.0 100.0,0.0');
  });

  it('finds who would have won a race at another speed; a false start wins none', () => {
    expect(firstOf(race, 0, 0)?.seat).toBe(1);
    expect(firstOf(race, 0, 279)?.seat).toBe(1);
    expect(firstOf(race, 0, 281)?.seat).toBe(0);
    expect(firstOf(race, 2, 900)?.seat).toBe(1);
  });
});
