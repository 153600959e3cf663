/** Cards shown for a moment: what one has just looked at, then hidden again. */
import { onDestroy, untrack } from 'svelte';
import type { Told } from '../../kit/interfaces';
import { cardKey } from './cards';
import type { FacedownGame } from './game';

/** One card that an event shows. */
export interface Seen {
  readonly seat: number;
  readonly place: number;
  readonly card: string;
}

type FieldOf<Event> = Event extends object ? keyof Event : never;

/** The fields of events that name seats, and those that name places of their tables. */
export interface Touched<Game extends FacedownGame> {
  readonly seats: readonly FieldOf<Game['event']>[];
  readonly places: readonly FieldOf<Game['event']>[];
}

/** How a game's events are read. */
interface Signs<Game extends FacedownGame> {
  seenIn(event: Game['event']): readonly Seen[];
  readonly touched: Touched<Game>;
}

const MOMENT = 4000;
/** The look after the deal lasts longer. */
const FIRST_LOOK = 8000;

export class Glimpses<Game extends FacedownGame> {
  #cards = $state.raw<ReadonlyMap<string, string>>(new Map());
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>();

  /** Call while setting up. */
  constructor(events: () => readonly Told<Game>[], signs: Signs<Game>) {
    // Before the page changes, so that a card never shows its back first.
    $effect.pre(() => {
      const entries = events();
      untrack(() => this.#read(entries, signs));
    });
    onDestroy(() => {
      for (const end of this.#ends.values()) clearTimeout(end);
    });
  }

  /** What is seen now stays, until it is ended. */
  keep(): void {
    for (const end of this.#ends.values()) clearTimeout(end);
  }

  end(): void {
    this.#cards = new Map();
  }

  get = (key: string): string | undefined => this.#cards.get(key);

  #read(entries: readonly Told<Game>[], signs: Signs<Game>): void {
    const time = entries.some(({ event }) => event.event === 'deal') ? FIRST_LOOK : MOMENT;
    for (const { event } of entries) {
      this.#forget(event, signs.touched);
      for (const card of signs.seenIn(event)) this.#show(card, time);
    }
  }

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
  #forget(event: Game['event'], { seats, places }: Touched<Game>): void {
    if (event.event === 'deal') this.#cards = new Map();
    const fields = new Map<PropertyKey, unknown>(Object.entries(event));
    for (const seat of seats.map((field) => fields.get(field)))
      for (const place of places.map((field) => fields.get(field)))
        if (typeof seat === 'number' && typeof place === 'number') this.#hide(cardKey(seat, place));
  }
}
