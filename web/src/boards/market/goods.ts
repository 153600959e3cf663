/** What lies before a seat at The Rune Market. */
import type { Colour, MarketSeat, MarketView, Shelter } from '../../games/market';

export const COLOURS: readonly Colour[] = ['red', 'blue'];

/** One side of a seat's goods: the place of a colour, or a boat without one in its stead. */
export interface Side {
  readonly colour: Colour;
  readonly place: Shelter | null;
  readonly openBoat: boolean;
  readonly loose: number;
}

/** A seat's two sides. Boats without a colour stand where no place is. */
export function sidesOf(goods: MarketSeat): readonly Side[] {
  let boats = goods.open_boats;
  return COLOURS.map((colour) => {
    const place = goods.shelters[colour];
    const openBoat = place === null && boats > 0;
    if (openBoat) boats -= 1;
    return { colour, place, openBoat, loose: goods.loose[colour] };
  });
}

/** The card a seat is attacked with. */
export function attackOn({ pending }: MarketView, seat: number): string | null {
  return pending && 'defender' in pending && pending.defender === seat ? pending.card : null;
}

/** All runes of one colour before a seat. */
export function runesOf(goods: MarketSeat, colour: Colour): number {
  return goods.loose[colour] + (goods.shelters[colour]?.runes ?? 0);
}

function placesOf(goods: MarketSeat): readonly Shelter[] {
  return COLOURS.flatMap((colour) => goods.shelters[colour] ?? []);
}

export function boatsOf(goods: MarketSeat): number {
  const placed = placesOf(goods).filter((place) => place.boat || place.kind === 'boat');
  return goods.open_boats + placed.length;
}

export function banditsOn(goods: MarketSeat): number {
  return placesOf(goods).reduce((sum, place) => sum + place.bandits.length, 0);
}
