/** What the events of both games have in common: which cards travel. */
import type { LogEntry } from '../../wire';
import { cardKey, DISCARD, DRAW, DRAWN, type FacedownView } from './cards';
import type { Move } from './play';

export type Told = LogEntry['event'];

export const num = (value: unknown): number => (typeof value === 'number' ? value : -1);

/** Every card comes from the draw pile to its place. */
export function dealt(view: FacedownView): Move[] {
  return view.tables.flatMap((table, seat) =>
    table.map((_, place) => ({ from: DRAW, to: cardKey(seat, place) })),
  );
}

/** The drawn card takes a place, and what lay there is discarded. */
export function exchanged(here: string): Move[] {
  return [
    { from: here, to: DISCARD },
    { from: DRAWN, to: here },
  ];
}

/** Two cards change places. */
export function swapped(here: string, there: string): Move[] {
  return [
    { from: here, to: there },
    { from: there, to: here },
  ];
}

/** A card that went to the pile, or came back from it. */
export function thrown(card: string, away: boolean): Move {
  return away ? { from: card, to: DISCARD } : { from: DISCARD, to: card };
}
