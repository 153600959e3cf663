/** What Kodiak's events show: which cards travel, and which are seen for a moment. */
import type { KodiakEvent, KodiakGame } from '../../games/kodiak';
import { cardKey, DISCARD, DRAW } from '../facedown/cards';
import { sharedMoves, swapped, thrown, type Move } from '../facedown/events';
import type { FacedownView } from '../facedown/game';
import type { Seen } from '../facedown/glimpses.svelte';
import type { EventSigns } from '../facedown/play.svelte';

export function movesOf(event: KodiakEvent, view: FacedownView): readonly Move[] {
  switch (event.event) {
    case 'scurry':
      return [thrown(cardKey(event.seat, event.place), event.throw === 'escaped')];
    case 'counter':
      return [thrown(cardKey(event.cat, event.place), event.throw === 'caught')];
    case 'pounce': {
      const own = cardKey(event.cat, event.own);
      // A wrong pounce: the cat's card comes back from the card it was laid on.
      return event.throw === 'caught'
        ? [{ from: own, to: DISCARD }]
        : [{ from: cardKey(event.seat, event.place), to: own }];
    }
    case 'redraw':
    case 'replacement':
      return [{ from: DRAW, to: cardKey(event.seat, event.place) }];
    case 'swap':
      return swapped(cardKey(event.owner, event.place), cardKey(event.other, event.other_place));
    default:
      return sharedMoves(event, view);
  }
}

export function seenIn(event: KodiakEvent): readonly Seen[] {
  switch (event.event) {
    case 'first-look':
      return [{ seat: event.seat, place: event.place, card: event.card }];
    case 'peeked':
      return [{ seat: event.owner, place: event.place, card: event.card }];
    case 'scurry':
      return event.throw === 'escaped'
        ? []
        : [{ seat: event.seat, place: event.place, card: event.card }];
    case 'counter':
      return event.throw === 'caught'
        ? []
        : [{ seat: event.cat, place: event.place, card: event.card }];
    case 'pounce':
      return event.throw === 'caught'
        ? []
        : [
            { seat: event.cat, place: event.own, card: event.card },
            { seat: event.seat, place: event.place, card: event.prey },
          ];
    default:
      return [];
  }
}

export const signs: EventSigns<KodiakGame> = {
  movesOf,
  seenIn,
  isClap: ({ event }) => event === 'scurry' || event === 'counter' || event === 'pounce',
  touched: {
    seats: ['seat', 'owner', 'other', 'cat'],
    places: ['place', 'other_place', 'own'],
  },
};
