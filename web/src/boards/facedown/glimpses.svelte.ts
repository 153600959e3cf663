/** Cards shown for a moment: what one has just looked at, then hidden again. */
import { onDestroy, untrack } from 'svelte';
import type { LogEntry } from '../../wire';
import type { BoardProps } from '../../kit/interfaces';
import { cardKey, type Viewer } from './cards';

/** One card that an event shows. */
export interface Seen {
  readonly seat: number;
  readonly place: number;
  readonly card: string;
}

const MOMENT = 4000;
/** The look after the deal lasts longer. */
const FIRST_LOOK = 8000;

export class Glimpses {
  #cards = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>();

  /** `seen` reads the cards out of an event. Call while setting up. */
  constructor(events: () => readonly LogEntry[], seen: (event: LogEntry['event']) => Seen[]) {
    // Before the page changes, so that a card never shows its back first.
    $effect.pre(() => {
      const entries = events();
      untrack(() => {
        const time = entries.some(({ event }) => event.event === 'deal') ? FIRST_LOOK : MOMENT;
        for (const { event } of entries) {
          this.#forget(event);
          for (const card of seen(event)) this.#show(card, time);
        }
      });
    });
    onDestroy(() => {
      for (const end of this.#ends.values()) clearTimeout(end);
    });
  }

  get = (key: string): string | undefined => this.#cards.get(key);

  #show({ seat, place, card }: Seen, time: number): void {
    const key = cardKey(seat, place);
    this.#cards = new Map(this.#cards).set(key, card);
    clearTimeout(this.#ends.get(key));
    this.#ends.set(
      key,
      setTimeout(() => this.#hide(key), time),
    );
  }

  #hide(key: string): void {
    if (!this.#cards.has(key)) return;
    const cards = new Map(this.#cards);
    cards.delete(key);
    this.#cards = cards;
  }

  /** Whatever happens to a place ends the glimpse at what lay there. */
  #forget(event: LogEntry['event']): void {
    if (event.event === 'deal') this.#cards = new Map();
    const seats = [event.seat, event.owner, event.other_owner, event.other, event.cat];
    const places = [event.place, event.to, event.other_place, event.own];
    for (const seat of seats)
      for (const place of places)
        if (typeof seat === 'number' && typeof place === 'number') this.#hide(cardKey(seat, place));
  }
}

/** What the person at this page sees of hidden cards. Call while setting up. */
export function viewerOf(
  board: () => BoardProps,
  memory: () => 'assisted' | 'strict',
  seen: (event: LogEntry['event']) => Seen[],
): () => Viewer {
  const glimpses = new Glimpses(() => board().events, seen);
  return () => ({
    seat: board().seat,
    memoryAid: board().prefs.memoryAid && memory() !== 'strict',
    glimpse: glimpses.get,
  });
}
