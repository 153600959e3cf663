/** What Cambio's events show: which cards travel, and which are seen for a moment. */
import type { CambioEvent, CambioGame } from '../../games/cambio';
import { cardKey, DISCARD, DRAWN } from '../facedown/cards';
import { sharedMoves, swapped, thrown, type Move } from '../facedown/events';
import type { FacedownView } from '../facedown/game';
import type { Seen } from '../facedown/glimpses.svelte';
import type { EventSigns } from '../facedown/play.svelte';

export function movesOf(event: CambioEvent, view: FacedownView): readonly Move[] {
  switch (event.event) {
    case 'take':
      return [{ from: DISCARD, to: DRAWN }];
    case 'discard':
      return [{ from: DRAWN, to: DISCARD }];
    case 'snap':
      return [thrown(cardKey(event.owner, event.place), event.outcome === 'correct')];
    case 'give':
      return [{ from: cardKey(event.seat, event.place), to: cardKey(event.owner, event.to) }];
    case 'swap':
      return swapped(
        cardKey(event.owner, event.place),
        cardKey(event.other_owner, event.other_place),
      );
    default:
      return sharedMoves(event, view);
  }
}

export function seenIn(event: CambioEvent): readonly Seen[] {
  switch (event.event) {
    case 'seen':
    case 'show':
      return [{ seat: event.owner, place: event.place, card: event.card }];
    case 'snap':
      return event.outcome === 'correct'
        ? []
        : [{ seat: event.owner, place: event.place, card: event.card }];
    default:
      return [];
  }
}

export const signs: EventSigns<CambioGame> = {
  movesOf,
  seenIn,
  isClap: ({ event }) => event === 'snap',
  touched: {
    seats: ['seat', 'owner', 'other_owner'],
    places: ['place', 'to', 'other_place'],
  },
};
