/** What is heard of RUNES. */
import type { RunesGame } from '../../games/runes';
import type { EventName } from '../../kit/grammar';
import type { Told } from '../../kit/interfaces';
import type { SoundName } from '../../sound';

const HEARD: Readonly<Partial<Record<EventName<RunesGame>, SoundName>>> = {
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
export function heardIn(events: readonly Told<RunesGame>[]): ReadonlySet<SoundName> {
  return new Set(events.flatMap(({ event }) => HEARD[event.event] ?? []));
}
