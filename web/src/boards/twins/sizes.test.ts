import { describe, expect, it } from 'vitest';
import { measure } from './sizes';

describe('a table on a phone', () => {
  it.each([1, 2, 3, 5, 7])('never has cards narrower than 44 px with %i others', (seats) => {
    expect(measure(390, 500, seats).card).toBeGreaterThanOrEqual(44);
  });

  it('has room for three seats side by side and scrolls with more', () => {
    expect(measure(390, 500, 3).scrolls).toBe(false);
    expect(measure(390, 490, 5).scrolls).toBe(true);
  });

  it('puts seats into a second row where there is height, as for somebody who watches', () => {
    expect(measure(390, 750, 4)).toMatchObject({ across: 2, scrolls: false });
    expect(measure(390, 750, 8).scrolls).toBe(true);
  });

  it('leaves the ring below a third row of cards', () => {
    const { card, ring } = measure(390, 500, 3);
    expect(58 + 3 * (card * 1.4 + 8) + ring).toBeLessThanOrEqual(500);
  });
});

it('grows to the right where there is room', () => {
  expect(measure(1280, 440, 3).grow).toBe('right');
  expect(measure(390, 500, 3).grow).toBe('down');
});
