import { describe, expect, it } from 'vitest';
import { endingOf } from './result';

const order = (ending: ReturnType<typeof endingOf>): readonly string[] =>
  (ending?.order ?? []).map(({ seat, place }) => `${place}:${seat}`);

describe('endingOf', () => {
  it('is nothing before the end', () => {
    expect(endingOf({ result: null }, 2, false)).toBeNull();
  });

  it('orders by points', () => {
    const view = { result: { winners: [1], scores: [4, 9, 4], reason: 'empty' } };
    const ending = endingOf(view, 3, false);
    expect(order(ending)).toEqual(['1:1', '2:0', '2:2']);
    expect(ending?.reason).toBe('empty');
  });

  it('orders low scores first where they win, from the running totals', () => {
    const view = { totals: [50, 12, 30], result: { winners: [1], reason: 'target' } };
    const ending = endingOf(view, 3, true);
    expect(ending?.scores).toEqual([50, 12, 30]);
    expect(order(ending)).toEqual(['1:1', '2:2', '3:0']);
  });

  it('puts winners first even when others have as many points', () => {
    const view = { result: { winners: [2], scores: [7, 3, 7] } };
    expect(order(endingOf(view, 3, false))).toEqual(['1:2', '2:0', '3:1']);
  });

  it('believes places that the game itself gives', () => {
    const view = { result: { winners: [0], scores: [7, 7], places: [1, 2] } };
    expect(order(endingOf(view, 2, false))).toEqual(['1:0', '2:1']);
  });
});

describe('two sides of two', () => {
  it('tells both seats of a side its points', () => {
    const ended = endingOf({ result: { winners: [1, 3], scores: [17, 45] } }, 4, false);
    expect(ended?.scores).toEqual([17, 45, 17, 45]);
    expect(ended?.order.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [2, 3],
    ]);
  });
});
