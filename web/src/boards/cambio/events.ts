/** What Cambio's events show: which cards travel, and which are seen for a moment. */
import { cardKey, DISCARD, DRAWN, type FacedownView } from '../facedown/cards';
import { num, placeOf, sharedMoves, swapped, thrown } from '../facedown/events';
import type { Move, Told } from '../facedown/events';
import type { Seen } from '../facedown/glimpses.svelte';
import type { EventSigns } from '../facedown/play.svelte';

export function movesOf(event: Told, view: FacedownView): readonly Move[] {
  switch (event.event) {
    case 'take':
      return [{ from: DISCARD, to: DRAWN }];
    case 'discard':
      return [{ from: DRAWN, to: DISCARD }];
    case 'snap':
      return [thrown(placeOf(event), event.outcome === 'correct')];
    case 'give':
      return [
        {
          from: cardKey(num(event.seat), num(event.place)),
          to: cardKey(num(event.owner), num(event.to)),
        },
      ];
    case 'swap':
      return swapped(placeOf(event), cardKey(num(event.other_owner), num(event.other_place)));
    default:
      return sharedMoves(event, view);
  }
}

export function seenIn(event: Told): readonly Seen[] {
  if (typeof event.card !== 'string') return [];
  const card = { seat: num(event.owner), place: num(event.place), card: event.card };
  if (event.event === 'seen' || event.event === 'show') return [card];
  if (event.event === 'snap' && event.outcome !== 'correct') return [card];
  return [];
}

export const signs: EventSigns = {
  movesOf,
  seenIn,
  isClap: ({ event }) => event === 'snap',
  touched: {
    seats: ['seat', 'owner', 'other_owner'],
    places: ['place', 'to', 'other_place'],
  },
};
