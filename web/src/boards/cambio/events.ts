/** What Cambio's events show: which cards travel, and which are seen for a moment. */
import type { LogEntry } from '../../wire';
import { cardKey, DISCARD, DRAW, DRAWN, type TwinsView } from '../twins/cards';
import type { Seen } from '../twins/glimpses.svelte';
import type { Move } from '../twins/play';

type Told = LogEntry['event'];

const num = (value: unknown): number => (typeof value === 'number' ? value : -1);

export function movesOf(event: Told, view: TwinsView): readonly Move[] {
  const here = cardKey(num(event.owner ?? event.seat), num(event.place));
  switch (event.event) {
    case 'deal':
      return view.tables.flatMap((table, seat) =>
        table.map((_, place) => ({ from: DRAW, to: cardKey(seat, place) })),
      );
    case 'draw':
      return [{ from: DRAW, to: DRAWN }];
    case 'take':
      return [{ from: DISCARD, to: DRAWN }];
    case 'discard':
      return [{ from: DRAWN, to: DISCARD }];
    case 'exchange':
      return [
        { from: here, to: DISCARD },
        { from: DRAWN, to: here },
      ];
    case 'snap':
      return event.outcome === 'correct'
        ? [{ from: here, to: DISCARD }]
        : [{ from: DISCARD, to: here }];
    case 'penalty':
      return [{ from: DRAW, to: here }];
    case 'give':
      return [
        {
          from: cardKey(num(event.seat), num(event.place)),
          to: cardKey(num(event.owner), num(event.to)),
        },
      ];
    case 'swap': {
      const there = cardKey(num(event.other_owner), num(event.other_place));
      return [
        { from: here, to: there },
        { from: there, to: here },
      ];
    }
    default:
      return [];
  }
}

export function seenIn(event: Told): Seen[] {
  if (typeof event.card !== 'string') return [];
  const card = { seat: num(event.owner), place: num(event.place), card: event.card };
  if (event.event === 'seen' || event.event === 'show') return [card];
  if (event.event === 'snap' && event.outcome !== 'correct') return [card];
  return [];
}

export function isClap(event: Told): boolean {
  return event.event === 'snap';
}
