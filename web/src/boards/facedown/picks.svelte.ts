/**
 * Cards picked so far. Others pass and throw while one is picking, so that a pick outlives every
 * update in which its piece can still be used.
 */
import { Momentary } from '../../kit/momentary.svelte';

export class Picks {
  readonly #picked: Momentary<readonly string[]>;
  readonly #open: (key: string) => boolean;

  /** `moment` changes when the question is another one; `open` says what can be used now. */
  constructor(moment: () => string, open: (key: string) => boolean) {
    this.#picked = new Momentary(moment);
    this.#open = open;
  }

  /** In the order they were picked. */
  get picked(): readonly string[] {
    return this.kept.filter(this.#open);
  }

  /** The same before it is asked whether they can still be used. */
  get kept(): readonly string[] {
    return this.#picked.now ?? [];
  }

  isKept(key: string): boolean {
    return this.kept.includes(key);
  }

  get any(): boolean {
    return this.picked.length > 0;
  }

  has(key: string): boolean {
    return this.picked.includes(key);
  }

  /** Picks exactly these. */
  only(...keys: readonly string[]): void {
    this.#picked.keep(keys);
  }

  /** Lets one go. */
  drop(key: string): void {
    this.only(...this.picked.filter((picked) => picked !== key));
  }

  clear(): void {
    this.#picked.forget();
  }
}
