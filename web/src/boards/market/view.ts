/** The Rune Market's state document as the board reads it. */
import type { GameDocument } from '../../wire';

export const COLOURS = ['red', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** A shelter, a boat that took a colour, or runes under bandits. */
export interface Place {
  readonly kind: 'main' | 'boat' | 'heap';
  readonly runes: number;
  /** A boat lies at the shelter. */
  readonly boat: boolean;
  /** Who sent the bandits lying here, oldest first. */
  readonly bandits: readonly number[];
}

export interface SeatGoods {
  readonly hand: readonly (string | null)[];
  readonly loose: Readonly<Record<Colour, number>>;
  readonly open_boats: number;
  readonly shelters: Readonly<Record<Colour, Place | null>>;
}

export type Pending =
  | { readonly item: 'boat' | 'bandit'; readonly origin: 'buy' | 'build' }
  | { readonly left: number; readonly victim: number | null; readonly back: string }
  | { readonly defender: number; readonly card: string };

export interface MarketView {
  readonly players: number;
  readonly options: { readonly boat_value: number; readonly round_limit: number | null };
  readonly phase: 'interest' | 'main' | 'place' | 'steal' | 'duel' | 'over';
  readonly turn: number;
  readonly turn_no: number;
  readonly due: Readonly<Record<Colour, number>>;
  readonly cards_played: number;
  readonly pending: Pending | null;
  readonly market: Readonly<Record<Colour | 'boats' | 'bandits', number>>;
  readonly draw: readonly null[];
  readonly discard: readonly string[];
  readonly seats: readonly SeatGoods[];
  /** What each seat knows of other hands; only my own entry is told. */
  readonly known: readonly (Readonly<Record<string, readonly string[]>> | null)[];
}

export function readView(view: GameDocument): MarketView {
  return view as unknown as MarketView;
}

/** One side of a seat's goods: the place of a colour, or a boat without one in its stead. */
export interface Side {
  readonly colour: Colour;
  readonly place: Place | null;
  readonly openBoat: boolean;
  readonly loose: number;
}

/** A seat's two sides. Boats without a colour stand where no place is. */
export function sidesOf(goods: SeatGoods): readonly Side[] {
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
export function runesOf(goods: SeatGoods, colour: Colour): number {
  return goods.loose[colour] + (goods.shelters[colour]?.runes ?? 0);
}

function placesOf(goods: SeatGoods): readonly Place[] {
  return COLOURS.flatMap((colour) => goods.shelters[colour] ?? []);
}

export function boatsOf(goods: SeatGoods): number {
  const placed = placesOf(goods).filter((place) => place.boat || place.kind === 'boat');
  return goods.open_boats + placed.length;
}

export function banditsOn(goods: SeatGoods): number {
  return placesOf(goods).reduce((sum, place) => sum + place.bandits.length, 0);
}
