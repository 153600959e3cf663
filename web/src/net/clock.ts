/** How far the server's clock is from this page's, by the quickest of the last round trips. */

interface Sample {
  readonly trip: number;
  readonly offset: number;
}

const KEPT = 8;

export class ServerClock {
  #samples: Sample[] = [];
  readonly #now: () => number;

  /** `now` is the page's own clock in milliseconds. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  get now(): number {
    return this.#now();
  }

  /** A ping sent at `sent` (page time) came back now with the server's `time`. */
  pong(sent: number, time: number): void {
    const arrived = this.#now();
    const trip = arrived - sent;
    this.#samples = [...this.#samples, { trip, offset: time - (sent + trip / 2) }].slice(-KEPT);
  }

  /** The server's time in a message that just arrived: better than nothing before the first pong. */
  heard(time: number): void {
    if (this.#samples.length === 0)
      this.#samples = [{ trip: Infinity, offset: time - this.#now() }];
  }

  /** A moment of the server's clock on the page's clock. */
  local(time: number): number {
    return time - this.#offset;
  }

  get #offset(): number {
    let best: Sample = { trip: Infinity, offset: 0 };
    for (const sample of this.#samples) if (sample.trip <= best.trip) best = sample;
    return best.offset;
  }
}
