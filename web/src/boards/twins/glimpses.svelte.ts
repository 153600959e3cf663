/** Cards shown for a moment: what one has just looked at, then hidden again. */
import { onDestroy, untrack } from 'svelte';
import type { LogEntry } from '../../wire';
import { cardKey } from './cards';

/** One card that an event shows. */
export interface Seen {
  readonly seat: number;
  readonly place: number;
  readonly card: string;
  /** The first look of a round lasts longer. */
  readonly first?: boolean;
}

const MOMENT = 4000;
const FIRST_LOOK = 7000;

export class Glimpses {
  #cards = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>();

  /** `seen` reads the cards out of an event. Call while setting up. */
  constructor(events: () => readonly LogEntry[], seen: (event: LogEntry['event']) => Seen[]) {
    // Before the page changes, so that a card never shows its back first.
    $effect.pre(() => {
      const entries = events();
      untrack(() => {
        for (const { event } of entries) {
          this.#forget(event);
          for (const card of seen(event)) this.#show(card);
        }
      });
    });
    onDestroy(() => {
      for (const end of this.#ends.values()) clearTimeout(end);
    });
  }

  get = (key: string): string | undefined => this.#cards.get(key);

  #show({ seat, place, card, first }: Seen): void {
    const key = cardKey(seat, place);
    this.#cards = new Map(this.#cards).set(key, card);
    clearTimeout(this.#ends.get(key));
    this.#ends.set(
      key,
      setTimeout(() => this.#hide(key), first ? FIRST_LOOK : MOMENT),
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
