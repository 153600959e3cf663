import { describe, expect, it } from 'vitest';
import { furtherAt, measure, measureAround, measureHand, pitchOf, sidesOf } from './sizes';

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

describe('a round table', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('seats %i others at both sides alike', (others) => {
    const { left, top, right } = sidesOf(others);
    expect(left).toBe(right);
    expect(left + top + right).toBe(others);
  });

  it.each([1, 2, 3, 5, 7])('has room for plates, cards and ring of %i others', (others) => {
    const { card, mine, ring } = measureAround(944, 700, others);
    const above = sidesOf(others).top > 0 ? 58 + 2 * (card * 1.4 + 8) : 0;
    expect(above + ring + 2 * (mine * 1.4 + 8)).toBeLessThanOrEqual(700);
    expect(card).toBeGreaterThanOrEqual(60);
  });

  it('never has cards too small for a finger', () => {
    expect(measureAround(600, 330, 3).card).toBe(44);
  });
});

it.each([360, 390, 430])('leaves words beside my cards on a phone of %i px', (width) => {
  const { card, further } = measureHand(width);
  expect(width - 2 * (card + 8) - (further + 8)).toBeGreaterThanOrEqual(140);
  expect(further).toBeGreaterThanOrEqual(44);
});

it('covers the middle of no further card by another', () => {
  const cards = Array.from({ length: 9 }, (_, index) => furtherAt(index));
  for (const [index, { x, y }] of cards.entries()) {
    const middle = { x: x + 22, y: y + 31 };
    const over = cards.filter((other, number) => other.y > y || (other.y === y && number > index));
    expect(over.filter((other) => covers(other, middle))).toEqual([]);
  }
});

/** A card that can be tapped has a rim around it. */
function covers(card: { x: number; y: number }, point: { x: number; y: number }): boolean {
  const [right, down] = [point.x - card.x, point.y - card.y];
  return right >= -4 && right <= 48 && down >= -4 && down <= 66;
}

describe('rows of cards', () => {
  it('lie apart as long as they fit', () => {
    expect([1, 2, 3].map((rows) => pitchOf(rows, 3))).toEqual([1, 1, 1]);
  });

  it.each([4, 5, 6])('are never covered in their middle, when there are %i', (rows) => {
    const row = 44 * 1.4 + 8;
    expect(pitchOf(rows, 3) * row).toBeGreaterThan(row / 2 + 3);
    expect(pitchOf(rows, 2) * row).toBeGreaterThan(row / 2 + 3);
  });
});
