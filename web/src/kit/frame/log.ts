/** How the log is told beside the table; each game's board says what is particular to it. */
import type { LogEntry } from '../../wire';
import type { SeatAtTable } from '../interfaces';
import type { ShownScene } from '../shell';

/** Who a line is about, if its event names anybody. */
export function actorOf(
  { event }: LogEntry,
  { board, seats }: ShownScene,
): SeatAtTable | undefined {
  const actor = board.actor?.(event) ?? event.seat;
  return typeof actor === 'number' ? seats[actor] : undefined;
}

/** Whether an event is worth a line beside the table. */
export function tells({ event }: LogEntry, { board }: ShownScene): boolean {
  return !board.quiet?.includes(String(event.event));
}
