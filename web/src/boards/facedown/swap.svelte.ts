/**
 * A swap of two cards, chosen whole before any of it is sent: until both cards are picked one can
 * go back. Which cards may be the second one, the table says.
 */
import { untrack } from 'svelte';
import { readLegal, type Choice } from '../../kit/choices';
import type { Grammar } from '../../kit/grammar';
import type { BoardProps } from '../../kit/interfaces';
import { Momentary } from '../../kit/momentary.svelte';
import type { FacedownGame } from './game';

interface Begun<Game extends FacedownGame> {
  readonly first: Choice<Game>;
  /** What could follow; none until the table has answered. */
  readonly seconds: readonly Choice<Game>[];
}

export class Swap<Game extends FacedownGame> {
  readonly #board: () => BoardProps<Game>;
  readonly #grammar: Grammar;
  readonly #begun: Momentary<Begun<Game>>;
  /** The second pick, on its way behind the first. */
  #next: Game['action'] | null = $state.raw(null);

  /** `moment` changes with the question; `isCarriedOut` when the first pick is. Call while setting up. */
  constructor(
    board: () => BoardProps<Game>,
    grammar: Grammar,
    moment: () => string,
    isCarriedOut: () => boolean,
  ) {
    this.#board = board;
    this.#grammar = grammar;
    this.#begun = new Momentary(moment);
    $effect(() => {
      const next = this.#next;
      if (next === null || !isCarriedOut() || !board().legal.has(next)) return;
      untrack(() => {
        this.#next = null;
        void board().act(next);
      });
    });
  }

  /** The card that is to be swapped for another. */
  get first(): Choice<Game> | undefined {
    return this.#begun.now?.first;
  }

  get seconds(): readonly Choice<Game>[] {
    return this.#begun.now?.seconds ?? [];
  }

  async begin(first: Choice<Game>): Promise<void> {
    this.#begun.keep({ first, seconds: [] });
    const answer = await this.#board().preview(first.text, true);
    if (this.first !== first) return;
    // Where it cannot be foreseen what fits, the first card is chosen, and the table asks on.
    if (!answer?.then.length) {
      this.clear();
      void this.#board().act(first.text);
      return;
    }
    const legal = answer.then.map((text) => ({ text, say: null }));
    // The table answers in the words of its own game.
    const seconds = readLegal(legal, this.#grammar).all as unknown as readonly Choice<Game>[];
    this.#begun.keep({ first, seconds });
  }

  /** Sends both picks, one after the other. */
  async send(second: Game['action']): Promise<void> {
    const { first } = this;
    if (!first) return;
    this.#next = second;
    if (!(await this.#board().act(first.text))) this.#next = null;
  }

  clear(): void {
    this.#begun.forget();
  }
}
