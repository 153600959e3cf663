/** What is heard of RUNES. */
import type { SoundName } from '../../sound';
import type { LogEntry } from '../../wire';

const HEARD: Readonly<Record<string, SoundName>> = {
  placed: 'stone',
  laid: 'coin',
  coins_back: 'coin',
  form: 'coin',
  refilled: 'stone',
  stole: 'stone',
  swapped: 'stone',
  redrew: 'stone',
  drew_card: 'card',
  played: 'card',
  played_at: 'card',
  answered: 'snap',
};

/** The sounds of what happened, each once. */
export function heardIn(events: readonly LogEntry[]): ReadonlySet<SoundName> {
  return new Set(events.flatMap(({ event }) => HEARD[String(event.event)] ?? []));
}
