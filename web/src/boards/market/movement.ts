/** What flies where on the market's table: from its events, and what lay there before and after. */
import type { LogEntry } from '../../wire';
import type { Colour, MarketView } from './view';

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

interface MarketEvent {
  readonly event: string;
  readonly seat: number;
  readonly victim: number;
  readonly defender: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly card: string;
  readonly colour: Colour;
  readonly place: Colour | 'open';
}

/** More pieces than these fly as these. */
const MOST = 3;

interface Table {
  readonly before: MarketView;
  readonly now: MarketView;
}

export function flightsOf(entry: LogEntry, table: Table): readonly Flight[] {
  const happened = entry.event as unknown as MarketEvent;
  const { seat, victim, colour, count } = happened;
  const pebble: Flyer = { kind: 'pebble', colour };
  const several = (flight: Flight): readonly Flight[] =>
    Array.from({ length: Math.min(count, MOST) }, () => flight);
  switch (happened.event) {
    case 'interest':
    case 'gain':
      return several({ flyer: pebble, from: `pile:${colour}`, to: taker(table, seat, colour) });
    case 'pay':
      return several({ flyer: pebble, from: giver(table, seat, colour), to: `pile:${colour}` });
    case 'stolen-rune':
      return [
        { flyer: pebble, from: giver(table, victim, colour), to: taker(table, seat, colour) },
      ];
    case 'loot': {
      const from = `side:${happened.from}:${colour}`;
      return [{ flyer: pebble, from, to: taker(table, happened.to, colour) }];
    }
    case 'draw':
      return several({ flyer: { kind: 'card' }, from: 'pile:draw', to: `hand:${seat}` });
    default:
      return [...flightsOfCards(happened), ...flightsOfGoods(happened, table)];
  }
}

function flightsOfCards({ event, seat, victim, defender, card }: MarketEvent): readonly Flight[] {
  const hand = `hand:${seat}`;
  switch (event) {
    case 'stolen-card':
      return [{ flyer: { kind: 'card' }, from: `hand:${victim}`, to: hand }];
    case 'play':
      return [{ flyer: { kind: 'card', card }, from: hand, to: 'pile:discard' }];
    case 'duel':
      return [{ flyer: { kind: 'card', card }, from: hand, to: `hand:${defender}`, stays: true }];
    case 'shown':
      return [{ flyer: { kind: 'card', card }, from: hand, to: hand, stays: true }];
    default:
      return [];
  }
}

function flightsOfGoods(happened: MarketEvent, { before, now }: Table): readonly Flight[] {
  const { event, seat, victim, colour, place } = happened;
  const side = `side:${seat}:${colour}`;
  const oldest = before.seats[seat]?.shelters[colour]?.bandits[0] ?? seat;
  const leaves: Flight = {
    flyer: { kind: 'bandit', owner: oldest },
    from: side,
    to: 'pile:bandits',
  };
  switch (event) {
    case 'boat':
      return [{ flyer: { kind: 'boat' }, from: 'pile:boats', to: sideOf(now, seat, place) }];
    case 'bandit': {
      const to = sideOf(before, victim, place);
      const comes: Flight = { flyer: { kind: 'bandit', owner: seat }, from: 'pile:bandits', to };
      const sunk = now.market.boats > before.market.boats;
      return sunk ? [comes, { flyer: { kind: 'boat' }, from: to, to: 'pile:boats' }] : [comes];
    }
    case 'ransom':
    case 'abandon':
      return [leaves];
    case 'neutralise':
      return [leaves, { flyer: { kind: 'boat' }, from: side, to: 'pile:boats' }];
    default:
      return [];
  }
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
function sideOf(view: MarketView, seat: number, place: Colour | 'open'): string {
  if (place !== 'open') return `side:${seat}:${place}`;
  return `side:${seat}:${view.seats[seat]?.shelters.red === null ? 'red' : 'blue'}`;
}
