/** What the events of these games have in common: which cards travel. */
import type { LogEntry } from '../../wire';
import { cardKey, DISCARD, DRAW, DRAWN, type FacedownView } from './cards';

export type Told = LogEntry['event'];

/** One piece that travels. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

export const num = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** The place an event is about. */
export function placeOf(event: Told): string {
  return cardKey(num(event.owner ?? event.seat), num(event.place));
}

/** The moves of what happens alike in these games; none for anything else. */
export function sharedMoves(event: Told, view: FacedownView): readonly Move[] {
  switch (event.event) {
    case 'deal':
      return dealt(view);
    case 'draw':
      return [{ from: DRAW, to: DRAWN }];
    case 'exchange':
      return exchanged(placeOf(event));
    case 'penalty':
      return [{ from: DRAW, to: placeOf(event) }];
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
