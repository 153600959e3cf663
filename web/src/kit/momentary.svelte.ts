/** Something that is forgotten with the moment it was made in: a pick, a plan, an answer. */
export class Momentary<Value> {
  readonly #moment: () => unknown;
  #kept = $state.raw<{ readonly madeIn: unknown; readonly value: Value } | null>(null);

  /** `moment` is read anew at every use, and compared: pass `() => legal`. */
  constructor(moment: () => unknown) {
    this.#moment = moment;
  }

  /** Null when nothing was made in this moment. */
  get now(): Value | null {
    const kept = this.#kept;
    return kept && kept.madeIn === this.#moment() ? kept.value : null;
  }

  keep(value: Value): void {
    this.#kept = { madeIn: this.#moment(), value };
  }

  forget(): void {
    this.#kept = null;
  }
}
