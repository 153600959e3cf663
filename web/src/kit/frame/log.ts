/** Who a line of the log is about. */
import type { SeatAtTable } from '../interfaces';
import type { LogEntry } from '../../wire';

/** The seat that acts, if the event names one; what the cat does is about the cat. */
export function actorOf(
  { event }: LogEntry,
  seats: readonly SeatAtTable[],
): SeatAtTable | undefined {
  const actor = event.cat ?? event.seat;
  return typeof actor === 'number' ? seats[actor] : undefined;
}

/** Whether an event is worth a line beside the table; that a turn begins, torch and ask bar tell. */
export function tells(event: string, quiet: readonly string[]): boolean {
  return event !== 'turn' && !quiet.includes(event);
}
