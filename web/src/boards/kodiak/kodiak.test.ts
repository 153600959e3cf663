import { describe, expect, it } from 'vitest';
import type { KodiakView } from '../../games/kodiak';
import { partly } from '../../kit/testing';
import { cardKey, DISCARD } from '../facedown/cards';
import type { FacedownView } from '../facedown/game';
import { movesOf, seenIn } from './events';
import { explain } from './explain';

const NO_VIEW = partly<FacedownView>({ tables: [] });
const POUNCE = {
  event: 'pounce',
  cat: 0,
  own: 2,
  card: '6',
  seat: 1,
  place: 1,
  prey: 'rr',
} as const;
const texts = {
  t: (id: string) => id,
  has: () => true,
  word: (_: string, value: string | number) => String(value),
};

describe('a pounce', () => {
  it('that catches ends on the pile', () => {
    expect(movesOf({ ...POUNCE, throw: 'caught' }, NO_VIEW)).toEqual([
      { from: cardKey(0, 2), to: DISCARD },
    ]);
    expect(seenIn({ ...POUNCE, throw: 'caught' })).toEqual([]);
  });

  it('that fails shows both cards and comes back', () => {
    expect(movesOf({ ...POUNCE, throw: 'wrong' }, NO_VIEW)).toEqual([
      { from: cardKey(1, 1), to: cardKey(0, 2) },
    ]);
    expect(seenIn({ ...POUNCE, throw: 'wrong' })).toEqual([
      { seat: 0, place: 2, card: '6' },
      { seat: 1, place: 1, card: 'rr' },
    ]);
  });
});

it('takes a total apart into cards, hairballs and pounces', () => {
  const view = partly<KodiakView>({
    options: { hairball_discard: 5 },
    rounds: [
      {
        cat: 0,
        reason: 'empty',
        cards: [0, 20, 21],
        pounces: 4,
        hairballs: [0, 1, 0],
        points: [-15, 25, 21],
      },
    ],
  });
  const of = (seat: number): [string, number][] =>
    explain(view, seat, texts).map(({ label, points }) => [label, points]);
  expect(of(0)).toEqual([
    ['kodiak-line-cat', 0],
    ['kodiak-line-pounces', -15],
  ]);
  expect(of(1)).toEqual([
    ['kodiak-line-mouse', 20],
    ['kodiak-line-hairballs', 5],
  ]);
  expect(of(2)).toEqual([['kodiak-line-mouse', 21]]);
});
