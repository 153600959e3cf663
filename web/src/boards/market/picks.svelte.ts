/** What I have picked on the market's table: hand cards and at most one target. */
import { Draft } from '../../kit/draft.svelte';
import { Momentary } from '../../kit/momentary.svelte';
import { matching, reaching, type Offer, type Target } from './offers';

interface Source {
  /** Changes with every question. */
  readonly moment: () => unknown;
  readonly offers: () => readonly Offer[];
  readonly hand: () => readonly string[];
}

const HAND = 'card:';

export class Picks {
  readonly #draft: Draft;
  readonly #closed: Momentary<string>;
  readonly #asked: Momentary<Target>;
  readonly #from: Source;

  constructor(from: Source) {
    this.#from = from;
    this.#draft = new Draft(from.moment);
    this.#closed = new Momentary(from.moment);
    this.#asked = new Momentary(from.moment);
  }

  get any(): boolean {
    return this.#draft.any;
  }

  get target(): Target | null {
    return this.#draft.picked.find((picked) => !picked.startsWith(HAND)) ?? null;
  }

  /** A card that was tapped last and is good for nothing now. */
  get closed(): string | null {
    return this.#closed.now;
  }

  /** What was tapped last only to hear what it is: a place, a pile, my points. */
  get asked(): Target | null {
    return this.#asked.now;
  }

  /** Has something explained; a second tap ends it. */
  ask(about: Target): void {
    if (this.asked === about) return this.#asked.forget();
    this.#closed.forget();
    this.#asked.keep(about);
  }

  /** The picked cards, in the order of the hand. */
  get cards(): readonly string[] {
    return this.#from.hand().filter((_, index) => this.hasCard(index));
  }

  /** What the picks make; without a target, everything these cards can do. */
  get made(): readonly Offer[] {
    return matching(this.#from.offers(), this.cards, this.target);
  }

  hasCard(index: number): boolean {
    return this.#draft.has(`${HAND}${index}`);
  }

  /** Whether a card is good for anything now. */
  cardOpen(card: string): boolean {
    return this.#from.offers().some((offer) => offer.cards.includes(card));
  }

  targetOpen(target: Target): boolean {
    return reaching(this.#from.offers(), this.cards, target).length > 0;
  }

  /** Adds a card or lets it go; one that goes with nothing picked so far starts anew. */
  tapCard(index: number): void {
    const card = this.#from.hand()[index];
    if (card === undefined) return;
    this.#asked.forget();
    if (!this.cardOpen(card)) return this.#closed.keep(card);
    this.#closed.forget();
    const id = `${HAND}${index}`;
    if (this.#draft.has(id)) return this.#draft.toggle(id);
    const more = [...this.cards, card];
    const offers = this.#from.offers();
    if (reaching(offers, more, this.target).length > 0) this.#draft.toggle(id);
    else if (reaching(offers, more, null).length > 0)
      this.#draft.only(...this.#draft.picked.filter((picked) => picked.startsWith(HAND)), id);
    else this.#draft.only(id);
  }

  tapTarget(target: Target): void {
    if (!this.targetOpen(target)) return this.ask(target);
    this.#closed.forget();
    this.#asked.forget();
    const cards = this.#draft.picked.filter((picked) => picked.startsWith(HAND));
    if (this.target === target) this.#draft.only(...cards);
    else this.#draft.only(...cards, target);
  }

  clear(): void {
    this.#closed.forget();
    this.#asked.forget();
    this.#draft.clear();
  }
}
