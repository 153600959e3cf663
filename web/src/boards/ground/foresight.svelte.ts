/** What an action I am about to take would do: the table's answer, never ours. */
import type { Previewed } from '../../wire';
import type { BoardActions } from '../../kit/interfaces';

export class Foresight {
  #answer = $state.raw<Previewed | null>(null);

  /** `text` is the action in mind, or null. Call while setting up. */
  constructor(text: () => string | null, preview: BoardActions['preview']) {
    $effect(() => {
      const asked = text();
      this.#answer = null;
      if (asked === null) return;
      let current = true;
      void preview(asked).then((answer) => {
        if (current) this.#answer = answer;
      });
      return () => {
        current = false;
      };
    });
  }

  /** Null until the table has answered. */
  get answer(): Previewed | null {
    return this.#answer;
  }
}
