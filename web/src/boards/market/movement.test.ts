import { describe, expect, it } from 'vitest';
import type { MarketEvent, MarketSeat, MarketView } from '../../games/market';
import { partly } from '../../kit/testing';
import { flightsOf } from './movement';

const goods = (red: number, stored: number | null): MarketSeat => ({
  hand: [],
  loose: { red, blue: 0 },
  open_boats: 0,
  shelters: {
    red: stored === null ? null : { kind: 'main', runes: stored, boat: false, bandits: [1] },
    blue: null,
  },
});
const market = (boats: number, ...seats: readonly MarketSeat[]): MarketView =>
  partly<MarketView>({ seats, market: { red: 5, blue: 5, boats, bandits: 4 } });

describe('what flies over the market', () => {
  it('takes a rune from where it lay to where it lies', () => {
    const theft: MarketEvent = { event: 'stolen-rune', seat: 0, victim: 1, colour: 'red' };
    const loose = {
      before: market(4, goods(0, 1), goods(2, null)),
      now: market(4, goods(0, 2), goods(1, null)),
    };
    expect(flightsOf(theft, loose)).toMatchObject([{ from: 'loose:1:red', to: 'side:0:red' }]);
    const stored = {
      before: market(4, goods(0, null), goods(0, 2)),
      now: market(4, goods(1, null), goods(0, 1)),
    };
    expect(flightsOf(theft, stored)).toMatchObject([{ from: 'side:1:red', to: 'loose:0:red' }]);
  });

  it('sends a boat home when a bandit sinks it', () => {
    const bandit: MarketEvent = { event: 'bandit', seat: 1, victim: 0, place: 'red' };
    const before = market(3, goods(0, 1), goods(0, null));
    const calm = flightsOf(bandit, { before, now: before });
    expect(calm.map(({ flyer }) => flyer.kind)).toEqual(['bandit']);
    const sunk = flightsOf(bandit, { before, now: market(4, goods(0, 1), goods(0, null)) });
    expect(sunk.map(({ flyer, to }) => [flyer.kind, to])).toEqual([
      ['bandit', 'side:0:red'],
      ['boat', 'pile:boats'],
    ]);
  });

  it('lays the card of an attack before the one attacked', () => {
    const duel: MarketEvent = { event: 'duel', seat: 0, defender: 1, card: '9' };
    const table = { before: market(4), now: market(4) };
    expect(flightsOf(duel, table)).toMatchObject([{ from: 'hand:0', to: 'hand:1', stays: true }]);
  });
});
