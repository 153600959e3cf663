/**
 * Shows what happens one thing after the other: the next update waits until the last one has
 * stopped moving. A reaction window waits for nothing but its own moment, the same for everybody.
 */
import { tick } from 'svelte';
import { settled, skipMotion } from '../motion';
import type { Update } from '../wire';

/** Nobody waits longer than this for a movement. */
const PATIENCE = 1500;
/** With more updates than this waiting, the page has fallen behind: catch up at once. */
const BEHIND = 4;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class UpdateQueue {
  readonly #waiting: Update[] = [];
  readonly #show: (update: Update, moving: boolean) => void;
  /** Milliseconds from now until a moment of the server's clock. */
  readonly #until: (time: number) => number;
  #running = false;
  /** An update has been taken out and not been shown yet. */
  #showing = false;
  #generation = 0;

  constructor(show: (update: Update, moving: boolean) => void, until: (time: number) => number) {
    this.#show = show;
    this.#until = until;
  }

  /** Everything has been shown. */
  get idle(): boolean {
    return this.#waiting.length === 0 && !this.#showing;
  }

  add(update: Update): void {
    this.#waiting.push(update);
    if (update.position.window) skipMotion();
    if (!this.#running) void this.#run();
  }

  /** Forgets what has not been shown: a welcome tells everything anew. */
  clear(): void {
    this.#waiting.length = 0;
    this.#generation++;
  }

  async #run(): Promise<void> {
    this.#running = true;
    let update: Update | undefined;
    while ((update = this.#waiting.shift())) {
      const generation = this.#generation;
      const { window } = update.position;
      this.#showing = true;
      if (window) await sleep(Math.max(0, this.#until(window.shown)));
      this.#showing = false;
      if (generation !== this.#generation) continue;
      const moving = this.#waiting.length < BEHIND && document.visibilityState === 'visible';
      this.#show(update, moving);
      await tick();
      if (moving) await Promise.race([settled(), sleep(PATIENCE)]);
    }
    this.#running = false;
  }
}
