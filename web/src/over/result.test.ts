import { describe, expect, it } from 'vitest';
import { endingOf } from './result';

const order = (ending: ReturnType<typeof endingOf>): readonly string[] =>
  (ending?.order ?? []).map(({ seat, place }) => `${place}:${seat}`);

describe('endingOf', () => {
  it('is nothing before the end', () => {
    expect(endingOf({ result: null }, 2, false)).toBeNull();
  });

  it('orders by points', () => {
    const view = { points: [4, 9, 4], result: { winners: [1], reason: 'empty' } };
    const ending = endingOf(view, 3, false);
    expect(order(ending)).toEqual(['1:1', '2:0', '2:2']);
    expect(ending?.reason).toBe('empty');
  });

  it('orders few points first where they win', () => {
    const view = { points: [50, 12, 30], result: { winners: [1], reason: 'target' } };
    const ending = endingOf(view, 3, true);
    expect(ending?.points).toEqual([50, 12, 30]);
    expect(order(ending)).toEqual(['1:1', '2:2', '3:0']);
  });

  it('puts winners first even when others have as many points', () => {
    const view = { points: [7, 3, 7], result: { winners: [2] } };
    expect(order(endingOf(view, 3, false))).toEqual(['1:2', '2:0', '3:1']);
  });

  it('believes places that the game itself gives', () => {
    const view = { points: [7, 7], result: { winners: [0], places: [1, 2] } };
    expect(order(endingOf(view, 2, false))).toEqual(['1:0', '2:1']);
  });
});

describe('two sides of two', () => {
  it('tells both seats of a side its points', () => {
    const view = { points: [17, 45, 17, 45], result: { winners: [1, 3], scores: [17, 45] } };
    const ended = endingOf(view, 4, false);
    expect(ended?.points).toEqual([17, 45, 17, 45]);
    expect(ended?.order.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [3, 1],
      [0, 3],
      [2, 3],
    ]);
  });
});
