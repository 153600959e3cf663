import { describe, expect, it } from 'vitest';
import { MARKET_GRAMMAR, type MarketGame, type MarketView } from '../../games/market';
import { legalIn, partly } from '../../kit/testing';
import { lootOf } from './loot';
import { offersOf } from './offers';

const shelter = { kind: 'main', runes: 2, boat: false, bandits: [] } as const;
const view = partly<MarketView>({
  seats: [
    {},
    {
      hand: [null, null, null],
      loose: { red: 0, blue: 4 },
      open_boats: 0,
      shelters: { red: shelter, blue: null },
    },
    { hand: [null], loose: { red: 0, blue: 0 }, shelters: { red: null, blue: null } },
  ],
});

describe('what can be taken', () => {
  it('lies seat by seat, with how much there is of it', () => {
    const legal = legalIn<MarketGame>(
      MARKET_GRAMMAR,
      'steal 1 hand',
      'steal 1 shelter red',
      'steal 1 loose blue',
      'steal 2 hand',
      'pass',
    );
    const loot = lootOf(offersOf(legal, view, 0), view).map(({ seat, things }) => [
      seat,
      things.map(({ kind, colour, count }) => `${kind} ${colour} ${count}`),
    ]);
    expect(loot).toEqual([
      [1, ['card null 3', 'rune red 2', 'rune blue 4']],
      [2, ['card null 1']],
    ]);
  });

  it('is a shelter for a bandit', () => {
    const legal = legalIn<MarketGame>(MARKET_GRAMMAR, 'occupy 1 red', 'occupy 1 open');
    const [loot] = lootOf(offersOf(legal, view, 0), view);
    expect(loot?.things.map(({ kind, colour }) => [kind, colour])).toEqual([
      ['shelter', 'red'],
      ['shelter', null],
    ]);
  });
});
