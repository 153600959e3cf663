/** What flies where on the market's table: from its events, and what lay there before and after. */
import type { Colour, MarketEvent, MarketParts, MarketView } from '../../games/market';

export type Flyer =
  | { readonly kind: 'pebble'; readonly colour: Colour }
  /** Without a card: its back. */
  | { readonly kind: 'card'; readonly card?: string }
  | { readonly kind: 'boat' }
  | { readonly kind: 'bandit'; readonly owner: number };

export interface Flight {
  readonly flyer: Flyer;
  /** Places, as the board names them. */
  readonly from: string;
  readonly to: string;
  /** Stays to be looked at. */
  readonly stays?: boolean;
}

/** More pieces than these fly as these. */
const MOST = 3;

interface Table {
  readonly before: MarketView;
  readonly now: MarketView;
}

export function flightsOf(event: MarketEvent, table: Table): readonly Flight[] {
  switch (event.event) {
    case 'interest':
    case 'gain': {
      const { seat, colour, count } = event;
      const to = taker(table, seat, colour);
      return several(count, { flyer: pebble(colour), from: `pile:${colour}`, to });
    }
    case 'pay': {
      const { seat, colour, count } = event;
      const from = giver(table, seat, colour);
      return several(count, { flyer: pebble(colour), from, to: `pile:${colour}` });
    }
    case 'stolen-rune': {
      const { seat, victim, colour } = event;
      const from = giver(table, victim, colour);
      return [{ flyer: pebble(colour), from, to: taker(table, seat, colour) }];
    }
    case 'loot': {
      const { from, to, colour } = event;
      const lay = `side:${from}:${colour}`;
      return [{ flyer: pebble(colour), from: lay, to: taker(table, to, colour) }];
    }
    default:
      return [...flightsOfCards(event), ...flightsOfGoods(event, table)];
  }
}

const pebble = (colour: Colour): Flyer => ({ kind: 'pebble', colour });

function several(count: number, flight: Flight): readonly Flight[] {
  return Array.from({ length: Math.min(count, MOST) }, () => flight);
}

function flightsOfCards(event: MarketEvent): readonly Flight[] {
  switch (event.event) {
    case 'draw': {
      const { seat, count } = event;
      return several(count, { flyer: { kind: 'card' }, from: 'pile:draw', to: `hand:${seat}` });
    }
    case 'stolen-card': {
      const { seat, victim } = event;
      return [{ flyer: { kind: 'card' }, from: `hand:${victim}`, to: `hand:${seat}` }];
    }
    case 'play': {
      const { seat, card } = event;
      return [{ flyer: { kind: 'card', card }, from: `hand:${seat}`, to: 'pile:discard' }];
    }
    case 'duel': {
      const { seat, defender, card } = event;
      const to = `hand:${defender}`;
      return [{ flyer: { kind: 'card', card }, from: `hand:${seat}`, to, stays: true }];
    }
    case 'shown': {
      const { seat, card } = event;
      const hand = `hand:${seat}`;
      return [{ flyer: { kind: 'card', card }, from: hand, to: hand, stays: true }];
    }
    default:
      return [];
  }
}

function flightsOfGoods(event: MarketEvent, { before, now }: Table): readonly Flight[] {
  switch (event.event) {
    case 'boat': {
      const to = sideOf(now, event.seat, event.place);
      return [{ flyer: { kind: 'boat' }, from: 'pile:boats', to }];
    }
    case 'bandit': {
      const to = sideOf(before, event.victim, event.place);
      const owner = event.seat;
      const comes: Flight = { flyer: { kind: 'bandit', owner }, from: 'pile:bandits', to };
      const sunk = now.market.boats > before.market.boats;
      return sunk ? [comes, { flyer: { kind: 'boat' }, from: to, to: 'pile:boats' }] : [comes];
    }
    case 'ransom':
    case 'abandon':
      return [leaving(before, event.seat, event.colour)];
    case 'neutralise': {
      const { seat, colour } = event;
      const from = `side:${seat}:${colour}`;
      return [leaving(before, seat, colour), { flyer: { kind: 'boat' }, from, to: 'pile:boats' }];
    }
    default:
      return [];
  }
}

/** The oldest bandit goes back to its pile. */
function leaving(before: MarketView, seat: number, colour: Colour): Flight {
  const owner = before.seats[seat]?.shelters[colour]?.bandits[0] ?? seat;
  return { flyer: { kind: 'bandit', owner }, from: `side:${seat}:${colour}`, to: 'pile:bandits' };
}

/** Where a seat's rune was: loose, or in the place of its colour. */
function giver({ before, now }: Table, seat: number, colour: Colour): string {
  const [had, has] = [before, now].map((view) => view.seats[seat]?.loose[colour] ?? 0);
  return (has ?? 0) < (had ?? 0) ? `loose:${seat}:${colour}` : `side:${seat}:${colour}`;
}

/** Where a seat's rune is now. */
function taker({ before, now }: Table, seat: number, colour: Colour): string {
  const [had, has] = [before, now].map((view) => view.seats[seat]?.loose[colour] ?? 0);
  return (has ?? 0) > (had ?? 0) ? `loose:${seat}:${colour}` : `side:${seat}:${colour}`;
}

/** The side of a seat with that place; boats without a colour stand where no shelter is. */
function sideOf(view: MarketView, seat: number, place: MarketParts['occupy']['place']): string {
  if (place !== 'open') return `side:${seat}:${place}`;
  return `side:${seat}:${view.seats[seat]?.shelters.red === null ? 'red' : 'blue'}`;
}
