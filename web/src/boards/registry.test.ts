import { describe, expect, it } from 'vitest';
import { COVERED, coverOf } from './covers';
import { BOARDS } from './registry';

describe('the games with a board of their own', () => {
  it.each(Object.keys(BOARDS))('%s has a cover', (game) => {
    expect(coverOf(game)).toBeDefined();
  });

  it('are all that have one', () => {
    expect(COVERED).toBe(Object.keys(BOARDS).length);
    expect(coverOf('nothing')).toBeUndefined();
  });
});
