/** What the events of both games have in common: which cards travel. */
import { cardKey, DISCARD, DRAW, DRAWN } from './cards';
import type { FacedownGame, FacedownView } from './game';

/** One piece that travels. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** The moves of what happens alike in both games; none for anything else. */
export function sharedMoves(event: FacedownGame['event'], view: FacedownView): readonly Move[] {
  switch (event.event) {
    case 'deal':
      return dealt(view);
    case 'draw':
      return [{ from: DRAW, to: DRAWN }];
    case 'exchange':
      return exchanged(cardKey(event.seat, event.place));
    case 'penalty':
      return [{ from: DRAW, to: cardKey(event.seat, event.place) }];
    default:
      return [];
  }
}

/** Every card comes from the draw pile to its place. */
function dealt(view: FacedownView): readonly Move[] {
  return view.tables.flatMap((table, seat) =>
    table.map((_, place) => ({ from: DRAW, to: cardKey(seat, place) })),
  );
}

/** The drawn card takes a place, and what lay there is discarded. */
function exchanged(here: string): readonly Move[] {
  return [
    { from: here, to: DISCARD },
    { from: DRAWN, to: here },
  ];
}

/** Two cards change places. */
export function swapped(here: string, there: string): readonly Move[] {
  return [
    { from: here, to: there },
    { from: there, to: here },
  ];
}

/** A card that went to the pile, or came back from it. */
export function thrown(card: string, away: boolean): Move {
  return away ? { from: card, to: DISCARD } : { from: DISCARD, to: card };
}
