import { describe, expect, it } from 'vitest';
import { BEATS, coinStarts, travelStarts } from './beats';

describe('coinStarts', () => {
  it('drops a few coins one after the other', () => {
    expect(coinStarts(3)).toEqual([0, 140, 280]);
  });

  it.each([1, 4, 5, 12, 40])('lets %i coins land within 600 ms', (count) => {
    const starts = coinStarts(count);
    expect(starts).toHaveLength(count);
    expect((starts.at(-1) ?? 0) + BEATS.coin).toBeLessThanOrEqual(BEATS.coinsAtMost);
  });
});

describe('travelStarts', () => {
  it('keeps pieces 60 ms apart', () => {
    expect(travelStarts(3)).toEqual([0, 60, 120]);
  });
});
