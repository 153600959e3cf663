/** Who a line of the saga is about. */
import type { SeatAtTable } from '../boards/interfaces';
import type { LogEntry } from '../wire';

/** The seat an event names first, if it names one. */
export function actorOf(
  { event }: LogEntry,
  seats: readonly SeatAtTable[],
): SeatAtTable | undefined {
  return typeof event.seat === 'number' ? seats[event.seat] : undefined;
}
