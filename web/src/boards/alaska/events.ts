/** Which pieces travel in Alaska, event by event. */
import type { AlaskaEvent, AlaskaGame, AlaskaView } from '../../games/alaska';
import type { Told } from '../../kit/interfaces';
import { DISCARD, DRAW, handKey, RING, seatKey, sectionKey, spotKey } from './places';

export interface Move {
  readonly from: string;
  readonly to: string;
}

/** What moved in one update, in order; `seat` is the viewer's. */
export function movesOf(
  events: readonly Told<AlaskaGame>[],
  view: AlaskaView,
  seat: number,
): Move[] {
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

function movesOfOne(event: AlaskaEvent, view: AlaskaView, viewer: number): Move[] {
  switch (event.event) {
    case 'placed':
      return [{ from: seatKey(event.seat), to: spotKey(event.spot) }];
    case 'cast':
    case 'wasted':
      return [{ from: seatKey(event.seat), to: DISCARD }];
    case 'catch':
      return [{ from: spotKey(event.spot), to: seatKey(event.seat) }];
    case 'angler_catch':
      return [{ from: spotKey(event.spot), to: DISCARD }];
    case 'eaten':
      return [{ from: seatKey(event.catcher), to: DISCARD }];
    case 'tourist':
    case 'local':
      return [{ from: seatKey(event.seat), to: sectionKey(event.section) }];
    case 'tourist_chases':
    case 'angler_chases':
    case 'eagle_chases':
    case 'tourist_hooked':
    case 'local_paid':
      return [{ from: sectionKey(event.section), to: DISCARD }];
    case 'bear_chases':
      return event.sections.slice(0, 1).map((first) => ({ from: sectionKey(first), to: DISCARD }));
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
function fresh(drawn: readonly string[], hand: readonly (string | null)[]): number[] {
  const left = [...drawn];
  const found: number[] = [];
  for (let index = hand.length - 1; index >= 0; index -= 1) {
    const place = left.indexOf(hand[index] ?? '');
    if (place < 0) continue;
    left.splice(place, 1);
    found.unshift(index);
  }
  return found;
}
