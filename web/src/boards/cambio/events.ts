/** What Cambio's events show: which cards travel, and which are seen for a moment. */
import { cardKey, DISCARD, DRAW, DRAWN, type FacedownView } from '../facedown/cards';
import { dealt, exchanged, num, swapped, thrown, type Told } from '../facedown/events';
import type { Seen } from '../facedown/glimpses.svelte';
import type { Move } from '../facedown/play';

export function movesOf(event: Told, view: FacedownView): readonly Move[] {
  const here = cardKey(num(event.owner ?? event.seat), num(event.place));
  switch (event.event) {
    case 'deal':
      return dealt(view);
    case 'draw':
      return [{ from: DRAW, to: DRAWN }];
    case 'take':
      return [{ from: DISCARD, to: DRAWN }];
    case 'discard':
      return [{ from: DRAWN, to: DISCARD }];
    case 'exchange':
      return exchanged(here);
    case 'snap':
      return [thrown(here, event.outcome === 'correct')];
    case 'penalty':
      return [{ from: DRAW, to: here }];
    case 'give':
      return [
        {
          from: cardKey(num(event.seat), num(event.place)),
          to: cardKey(num(event.owner), num(event.to)),
        },
      ];
    case 'swap':
      return swapped(here, cardKey(num(event.other_owner), num(event.other_place)));
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
