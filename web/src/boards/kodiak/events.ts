/** What Kodiak's events show: which cards travel, and which are seen for a moment. */
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
    case 'exchange':
      return [
        { from: here, to: DISCARD },
        { from: DRAWN, to: here },
      ];
    case 'scurry':
      return [thrown(here, event.throw === 'escaped')];
    case 'counter':
      return [thrown(cardKey(num(event.cat), num(event.place)), event.throw === 'caught')];
    case 'pounce': {
      const own = cardKey(num(event.cat), num(event.own));
      // A wrong pounce: the cat's card comes back from the card it was laid on.
      return event.throw === 'caught' ? [{ from: own, to: DISCARD }] : [{ from: here, to: own }];
    }
    case 'redraw':
    case 'replacement':
    case 'penalty':
      return [{ from: DRAW, to: here }];
    case 'swap': {
      const there = cardKey(num(event.other), num(event.other_place));
      return [
        { from: here, to: there },
        { from: there, to: here },
      ];
    }
    default:
      return [];
  }
}

/** A card that went to the pile, or came back from it. */
function thrown(card: string, away: boolean): Move {
  return away ? { from: card, to: DISCARD } : { from: DISCARD, to: card };
}

export function seenIn(event: Told): Seen[] {
  const card = String(event.card);
  const seat = num(event.seat);
  const place = num(event.place);
  switch (event.event) {
    case 'first-look':
      return [{ seat, place, card }];
    case 'peeked':
      return [{ seat: num(event.owner), place, card }];
    case 'scurry':
      return event.throw === 'escaped' ? [] : [{ seat, place, card }];
    case 'counter':
      return event.throw === 'caught' ? [] : [{ seat: num(event.cat), place, card }];
    case 'pounce':
      return event.throw === 'caught'
        ? []
        : [
            { seat: num(event.cat), place: num(event.own), card },
            { seat, place, card: String(event.prey) },
          ];
    default:
      return [];
  }
}

export function isClap(event: Told): boolean {
  return ['scurry', 'counter', 'pounce'].includes(String(event.event));
}
