import { describe, expect, it } from 'vitest';
import type { CambioView } from '../../games/cambio';
import { partly } from '../../kit/testing';
import { cardKey, DISCARD, DRAWN } from '../facedown/cards';
import type { FacedownView } from '../facedown/game';
import { movesOf, seenIn } from './events';
import { explain } from './explain';

const NO_VIEW = partly<FacedownView>({ tables: [['1', null], ['-']] });
const texts = {
  t: (id: string, args?: object) => `${id} ${JSON.stringify(args)}`,
  has: () => true,
  word: (_: string, value: string | number) => String(value),
};

describe('what travels', () => {
  it('an exchange sends one card out and one in', () => {
    expect(movesOf({ event: 'exchange', seat: 1, place: 3, card: '9' }, NO_VIEW)).toEqual([
      { from: cardKey(1, 3), to: DISCARD },
      { from: DRAWN, to: cardKey(1, 3) },
    ]);
  });

  it('a wrong throw comes back', () => {
    const thrown = { event: 'snap', seat: 0, owner: 2, place: 1, card: '5' } as const;
    const back = [{ from: DISCARD, to: cardKey(2, 1) }];
    expect(movesOf({ ...thrown, outcome: 'wrong' }, NO_VIEW)).toEqual(back);
  });

  it('a deal lays every card', () => {
    expect(movesOf({ event: 'deal', round: 1, dealer: 0 }, NO_VIEW)).toHaveLength(3);
  });
});

describe('what is seen for a moment', () => {
  it('is what one looked at and what was thrown in vain', () => {
    expect(seenIn({ event: 'seen', owner: 0, place: 2, card: '5' })).toHaveLength(1);
    const thrown = { event: 'snap', seat: 1, owner: 2, place: 3, card: 'rk' } as const;
    expect(seenIn({ ...thrown, outcome: 'late' })).toEqual([{ seat: 2, place: 3, card: 'rk' }]);
    expect(seenIn({ ...thrown, outcome: 'correct' })).toEqual([]);
    expect(seenIn({ event: 'peek', seat: 2, owner: 0, place: 3 })).toEqual([]);
  });
});

it('takes a total apart into cards and calls', () => {
  const view = partly<CambioView>({
    rounds: [
      { dealer: 0, caller: 2, reason: 'cambio', points: [12, 9, 4], adjust: [0, 0, -5] },
      { dealer: 1, caller: 2, reason: 'cambio', points: [1, 2, 7], adjust: [0, 0, 5] },
    ],
  });
  const lines = explain(view, 2, texts);
  expect(lines.map(({ points }) => points)).toEqual([4, -5, 7, 5]);
  expect(lines[1]?.label).toContain('cambio-line-right');
  expect(lines[3]?.label).toContain('cambio-line-wrong');
  expect(explain(view, 0, texts).map(({ points }) => points)).toEqual([12, 1]);
});
