/**
 * Choosing in two steps: pieces are picked, a button sends. Nothing leaves the page before `send`.
 * Escape, "back" and a new position forget what was picked.
 */
import type { Choice, Choices } from './choices';
import { Momentary } from './momentary.svelte';

export class Draft {
  readonly #legal: () => Choices;
  readonly #picked: Momentary<readonly string[]>;

  /** `legal` is read anew at every use: pass `() => legal`. */
  constructor(legal: () => Choices) {
    this.#legal = legal;
    this.#picked = new Momentary(legal);
  }

  /** The targets picked so far, in order; ids are the board's own, such as `hand:2` or `3 1`. */
  get picked(): readonly string[] {
    return this.#picked.now ?? [];
  }

  get any(): boolean {
    return this.picked.length > 0;
  }

  has(target: string): boolean {
    return this.picked.includes(target);
  }

  /** Picks a target, or lets it go again. */
  toggle(target: string): void {
    this.only(
      ...(this.has(target)
        ? this.picked.filter((picked) => picked !== target)
        : [...this.picked, target]),
    );
  }

  /** Picks exactly these. */
  only(...targets: readonly string[]): void {
    this.#picked.keep(targets);
  }

  /** Takes the last pick back. */
  back(): void {
    this.only(...this.picked.slice(0, -1));
  }

  clear(): void {
    this.#picked.forget();
  }

  /** The legal action with this text, if what was picked makes one. */
  choice(text: string): Choice | undefined {
    return this.#legal().get(text);
  }
}
