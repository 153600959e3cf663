/** What Kodiak's events show: which cards travel, and which are seen for a moment. */
import { cardKey, DISCARD, DRAW, type FacedownView } from '../facedown/cards';
import { num, placeOf, sharedMoves, swapped, thrown } from '../facedown/events';
import type { Move, Told } from '../facedown/events';
import type { Seen } from '../facedown/glimpses.svelte';
import type { EventSigns } from '../facedown/play.svelte';

export function movesOf(event: Told, view: FacedownView): readonly Move[] {
  const here = placeOf(event);
  switch (event.event) {
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
      return [{ from: DRAW, to: here }];
    case 'swap':
      return swapped(here, cardKey(num(event.other), num(event.other_place)));
    default:
      return sharedMoves(event, view);
  }
}

export function seenIn(event: Told): readonly Seen[] {
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

export const signs: EventSigns = {
  movesOf,
  seenIn,
  isClap: ({ event }) => ['scurry', 'counter', 'pounce'].includes(String(event)),
  touched: {
    seats: ['seat', 'owner', 'other', 'cat'],
    places: ['place', 'other_place', 'own'],
  },
};
