import { describe, expect, it } from 'vitest';
import {
  MARKET_GRAMMAR,
  type MarketAction,
  type MarketGame,
  type MarketSeat,
  type MarketView,
} from '../../games/market';
import { legalIn, partly } from '../../kit/testing';
import { sidesOf } from './goods';
import { matching, offersOf, reaching, without } from './offers';

const bare: MarketSeat = {
  hand: [],
  loose: { red: 0, blue: 0 },
  open_boats: 0,
  shelters: { red: null, blue: null },
};
const withBoat: MarketSeat = {
  ...bare,
  open_boats: 1,
  shelters: { red: { kind: 'main', runes: 1, boat: false, bandits: [] }, blue: null },
};
const view = partly<MarketView>({ seats: [bare, withBoat] });

const offers = (...texts: readonly MarketAction[]): ReturnType<typeof offersOf> =>
  offersOf(legalIn<MarketGame>(MARKET_GRAMMAR, ...texts), view, 0);

describe('offers', () => {
  it('names the cards and the place of every action', () => {
    const found = offers(
      'rune red 2 3',
      'bandit runes blue',
      'ransom red cards 6 7 8',
      'build B',
      'duel 7 1',
      'steal 1 shelter red',
      'steal 1 loose blue',
      'alone',
      'occupy 1 open',
      'pass',
    );
    expect(found.map(({ cards, target }) => [cards.join(), target])).toEqual([
      ['2,3', 'pile:red'],
      ['', 'pile:bandits'],
      ['6,7,8', 'side:0:red'],
      ['B', 'side:0:blue'],
      ['7', 'hand:1'],
      ['', 'side:1:red'],
      ['', 'loose:1:blue'],
      ['', 'side:0:red'],
      ['', 'side:1:blue'],
    ]);
  });

  it('matches picked cards as a multiset', () => {
    const found = offers('rune red 5 5', 'rune blue 5 5', 'rune red 5', 'duel 5 1');
    const texts = (list: typeof found): readonly string[] => list.map(({ choice }) => choice.text);
    expect(texts(matching(found, ['5'], null))).toEqual(['rune red 5', 'duel 5 1']);
    expect(texts(matching(found, ['5', '5'], 'pile:blue'))).toEqual(['rune blue 5 5']);
    expect(texts(reaching(found, ['5'], 'pile:red'))).toEqual(['rune red 5 5', 'rune red 5']);
    expect(without(['5'], ['5', '5'])).toBeNull();
  });
});

describe('sides', () => {
  it('stands a boat without a colour where no place is', () => {
    expect(sidesOf(withBoat).map(({ openBoat }) => openBoat)).toEqual([false, true]);
  });
});
