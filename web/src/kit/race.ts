/** How a race is told: who was when. */
import { t } from '../i18n';
import type { LogEntry, Raced } from '../wire';
import type { SeatAtTable } from './interfaces';

/** "Alrun 0.41 s, you 0.78 s", my own false starts between; nothing of who had nobody to beat. */
export function timesOf(race: readonly Raced[], seats: readonly SeatAtTable[]): string {
  if (race.length < 2) return '';
  return race
    .map(({ seat, milliseconds, false_start }) =>
      t(false_start ? 'race-false-start' : 'race-time', {
        who: seats[seat]?.mine ? 'me' : 'other',
        name: seats[seat]?.name ?? '',
        seconds: milliseconds / 1000,
      }),
    )
    .join(', ');
}

/** What came of a race, for those who were in it; without times if nobody else was. */
export interface Verdict {
  readonly times: string;
  readonly line: string;
}

/** The last race among these lines that I had a hand in. */
export function myVerdict(
  log: readonly LogEntry[],
  seats: readonly SeatAtTable[],
): Verdict | undefined {
  const entry = log.findLast(({ race }) => race?.some(({ seat }) => seats[seat]?.mine));
  return entry?.race ? { times: timesOf(entry.race, seats), line: entry.line } : undefined;
}
