/** Which pieces travel in Alaska, event by event. */
import type { LogEntry } from '../../wire';
import {
  DISCARD,
  DRAW,
  handKey,
  RING,
  seatKey,
  sectionKey,
  spotKey,
  type AlaskaView,
} from './view';

export interface Move {
  readonly from: string;
  readonly to: string;
}

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);
const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(num) : []);

/** What moved in one update, in order; `seat` is the viewer's. */
export function movesOf(events: readonly LogEntry[], view: AlaskaView, seat: number): Move[] {
  const steps = events.filter(({ event }) => event.event === 'flow').length;
  return [
    ...(steps > 0 ? current(view, steps) : []),
    ...events.flatMap(({ event }) => movesOfOne(event, view, seat)),
  ];
}

/** Every salmon in the river has swum as many spots as there were steps. */
function current(view: AlaskaView, steps: number): Move[] {
  const back = view.options.flow_dir === 'down' ? steps : -steps;
  return RING.filter((spot) => (view.river.salmon[spot] ?? 0) > 0).map((spot) => ({
    from: spotKey(((spot - 1 + back + 10 * RING.length) % RING.length) + 1),
    to: spotKey(spot),
  }));
}

function movesOfOne(event: LogEntry['event'], view: AlaskaView, viewer: number): Move[] {
  const actor = seatKey(num(event.seat));
  const section = sectionKey(num(event.section));
  const spot = spotKey(num(event.spot));
  switch (event.event) {
    case 'placed':
      return [{ from: actor, to: spot }];
    case 'cast':
    case 'wasted':
      return [{ from: actor, to: DISCARD }];
    case 'catch':
      return [{ from: spot, to: actor }];
    case 'angler_catch':
      return [{ from: spot, to: DISCARD }];
    case 'eaten':
      return [{ from: seatKey(num(event.catcher)), to: DISCARD }];
    case 'tourist':
    case 'local':
      return [{ from: actor, to: section }];
    case 'tourist_chases':
    case 'eagle_chases':
    case 'tourist_hooked':
    case 'local_paid':
      return [{ from: section, to: DISCARD }];
    case 'bear_chases':
      return numbers(event.sections)
        .slice(0, 1)
        .map((first) => ({ from: sectionKey(first), to: DISCARD }));
    case 'drawn':
      return fresh(event.cards, view.hands[viewer] ?? []).map((index) => ({
        from: DRAW,
        to: handKey(index),
      }));
    default:
      return [];
  }
}

/** Where drawn cards lie in the hand; twins of saved cards lie behind them. */
function fresh(drawn: unknown, hand: readonly (string | null)[]): number[] {
  const left = Array.isArray(drawn) ? drawn.map(String) : [];
  const found: number[] = [];
  for (let index = hand.length - 1; index >= 0; index -= 1) {
    const place = left.indexOf(hand[index] ?? '');
    if (place < 0) continue;
    left.splice(place, 1);
    found.unshift(index);
  }
  return found;
}
