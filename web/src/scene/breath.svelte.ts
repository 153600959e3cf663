/**
 * A breath before what cannot be taken back: the action is held on the page until it is confirmed, so
 * that nobody has seen anything of it yet. Which actions are worth one, each game's board says, from
 * what the table answers they would do.
 */
import type { ActOptions, BoardActions, Foreseen } from '../kit/interfaces';
import { Momentary } from '../kit/momentary.svelte';
import type { HeldAction } from '../kit/shell';
import type { Scene } from './scene.svelte';

export class Breath implements BoardActions {
  readonly #scene: Scene;
  readonly #actions: BoardActions;
  readonly #held: Momentary<HeldAction>;

  constructor(scene: Scene, actions: BoardActions) {
    this.#scene = scene;
    this.#actions = actions;
    this.#held = new Momentary(() => scene.moment);
  }

  /** What waits to be confirmed; a new position forgets it. */
  get held(): HeldAction | null {
    return this.#scene.mine ? this.#held.now : null;
  }

  act = async (text: string, options?: ActOptions): Promise<boolean> => {
    const word = await this.#worthOf(text);
    if (word === null) return this.#actions.act(text, options);
    const { t } = this.#scene.texts;
    return new Promise((resolve) => {
      this.#held.keep({
        sentence: t(`breath-${word}`),
        does: t(`breath-${word}-do`),
        go: () => {
          this.#held.forget();
          resolve(this.#actions.act(text, options));
        },
        back: () => {
          this.#held.forget();
          resolve(false);
        },
      });
    });
  };

  preview = (text: string): Promise<Foreseen | null> => this.#actions.preview(text);
  describe = (texts: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    this.#actions.describe(texts);

  /** The word of the reason to wait, if there is one. */
  async #worthOf(text: string): Promise<string | null> {
    const { moment, board, seat } = this.#scene;
    const choice = moment?.legal.get(text);
    if (!moment || moment.window || !choice || !board.breath) return null;
    const foreseen = await this.#actions.preview(text);
    const { view } = moment;
    return foreseen?.view ? board.breath({ choice, view, seat, then: foreseen }) : null;
  }
}
