/** What can be taken from others, or whose shelters a bandit can go to: grouped by seat. */
import type { Colour, MarketView } from '../../games/market';
import type { Offer } from './offers';

export interface Thing {
  readonly offer: Offer;
  readonly kind: 'card' | 'rune' | 'shelter';
  /** Null for a card and for a boat without a colour. */
  readonly colour: Colour | null;
  /** How many of it lie there; 0 is not written. */
  readonly count: number;
}

export interface Loot {
  readonly seat: number;
  readonly things: readonly Thing[];
}

export function lootOf(offers: readonly Offer[], view: MarketView): readonly Loot[] {
  const found = new Map<number, Thing[]>();
  for (const offer of offers) {
    const thing = thingOf(offer, view);
    if (!thing) continue;
    const [seat, what] = thing;
    found.set(seat, [...(found.get(seat) ?? []), what]);
  }
  return [...found].map(([seat, things]) => ({ seat, things }));
}

function thingOf(offer: Offer, { seats }: MarketView): readonly [number, Thing] | null {
  const { choice } = offer;
  switch (choice.kind) {
    case 'steal-hand': {
      const { seat } = choice.parts;
      const count = seats[seat]?.hand.length ?? 0;
      return [seat, { offer, kind: 'card', colour: null, count }];
    }
    case 'steal-loose': {
      const { seat, colour } = choice.parts;
      const count = seats[seat]?.loose[colour] ?? 0;
      return [seat, { offer, kind: 'rune', colour, count }];
    }
    case 'steal-shelter': {
      const { seat, colour } = choice.parts;
      const count = seats[seat]?.shelters[colour]?.runes ?? 0;
      return [seat, { offer, kind: 'rune', colour, count }];
    }
    case 'occupy': {
      const { seat, place } = choice.parts;
      const colour = place === 'open' ? null : place;
      const count = (colour && seats[seat]?.shelters[colour]?.runes) || 0;
      return [seat, { offer, kind: 'shelter', colour, count }];
    }
    default:
      return null;
  }
}
