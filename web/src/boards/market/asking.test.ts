import { describe, expect, it } from 'vitest';
import {
  MARKET_GRAMMAR,
  type MarketAction,
  type MarketGame,
  type MarketView,
} from '../../games/market';
import { TextBook } from '../../i18n';
import type { GameTexts, SeatAtTable } from '../../kit/interfaces';
import { legalIn, partly } from '../../kit/testing';
import { asking, type Asked } from './asking';
import de from './de.ftl?raw';
import en from './en.ftl?raw';
import { buttonText } from './labels';
import { offersOf } from './offers';
import { Picks } from './picks.svelte';

const wordsOf = (locale: string, source: string): GameTexts => {
  const book = new TextBook(locale, [source]);
  return {
    t: (id, args) => book.text(id, args),
    has: (id) => book.has(id),
    word: (_, value) => String(value),
  };
};
const english = wordsOf('en', en);
const seats = [partly<SeatAtTable>({ name: 'Ada' }), partly<SeatAtTable>({ name: 'Alrun' })];
const held = { kind: 'main', runes: 1, boat: false, bandits: [1] } as const;
const view = partly<MarketView>({
  phase: 'main',
  cards_played: 1,
  options: { raid_thefts: 2, boat_value: 1, hand_size: 3 },
  seats: [{ shelters: { red: held, blue: null }, open_boats: 0, loose: { red: 1, blue: 0 } }],
});

/** What is asked of somebody with these cards, who taps some of them by their places. */
function asked(
  legal: readonly MarketAction[],
  hand: readonly string[],
  taps: readonly number[] = [],
  texts = english,
): Asked {
  const offers = offersOf(legalIn<MarketGame>(MARKET_GRAMMAR, ...legal), view, 0);
  const picks = new Picks({ moment: () => legal, offers: () => offers, hand: () => hand });
  for (const index of taps) picks.tapCard(index);
  const { made } = picks;
  const told = { canShow: false, canCollect: false, why: null, told: null };
  return asking({ view, seats, texts, picks, made, hand, offers, mine: true, ...told });
}

describe('what is asked at the market', () => {
  it.each([
    [['rune red 2 3', 'duel 7 1', 'pass'], 'You can still buy or attack.'],
    [['rune red 2 3', 'pass'], 'You can still buy something.'],
    [['duel 7 1', 'pass'], 'You can still attack.'],
    [['thief', 'pass'], 'You can still play a ringed card.'],
    [['pass'], 'None of your cards can do anything more this turn.'],
  ] as const)('says what can still be done: %j', (legal, sentence) => {
    expect(asked(legal, ['2', '3', '7']).hint).toContain(sentence);
  });

  it('asks for the end of a turn in which nothing can be done', () => {
    expect(asked(['pass'], ['7']).ask).toBe('End your turn.');
    expect(asked(['store red', 'pass'], ['7']).ask).toBe('End your turn.');
    expect(asked(['thief', 'pass'], ['T']).ask).toBe('Play on, or end your turn.');
  });

  it('says why a card is of no use, until another one is tapped', () => {
    const legal = ['rune red 5', 'rune blue 5', 'pass'] as const;
    expect(asked(legal, ['5', '7'], [1]).hint).toContain('7 is of no use now');
    expect(asked(legal, ['5', '7'], [1, 0]).hint).not.toContain('7');
  });

  it('says what a shelter card brings either way', () => {
    const { hint } = asked(['build R', 'raid R'], ['R'], [0]);
    expect(hint).toContain('red runes in it bring another one each turn');
    expect(hint).toContain('you steal twice');
  });

  it('says what an attack can bring and what it costs', () => {
    const { hint } = asked(['duel 7 1'], ['7'], [0]);
    expect(hint).toBe(
      'If Alrun shows no 7 or higher, you steal a rune or a card. Your 7 is gone either way.',
    );
  });

  it.each([english, wordsOf('de', de)])('leaves nothing unfilled', (texts) => {
    const legal = ['build R', 'raid R', 'duel 7 1', 'duel 8 1', 'rune red 7', 'thief'] as const;
    for (const taps of [[], [0], [1], [2], [3]])
      expect(Object.values(asked(legal, ['R', '7', '8', 'T'], taps, texts)).join()).not.toMatch(
        /[{$]|market-/,
      );
  });
});

describe('buttons at the market', () => {
  const offers = offersOf(
    legalIn<MarketGame>(
      MARKET_GRAMMAR,
      'ransom red runes 0 3',
      'ransom red runes 1 2',
      'store red',
    ),
    view,
    0,
  );

  it('say what runes pay for', () => {
    expect(offers.slice(0, 2).map((offer) => buttonText(english, offer, seats))).toEqual([
      'Pay off the bandit: 3 blue runes',
      'Pay off the bandit: 1 red, 2 blue',
    ]);
  });

  it('know which of them feeds a bandit', () => {
    expect(offers.map(({ feedsBandit }) => feedsBandit)).toEqual([false, false, true]);
  });
});
