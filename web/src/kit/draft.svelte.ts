/**
 * Choosing in two steps: pieces are picked, a button sends. Nothing leaves the page before `send`.
 * Escape, "back" and a new position forget what was picked.
 */
import { Momentary } from './momentary.svelte';

export class Draft {
  readonly #picked: Momentary<readonly string[]>;

  /** `moment` is read anew at every use, and compared: pass `() => legal`. */
  constructor(moment: () => unknown) {
    this.#picked = new Momentary(moment);
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
}
