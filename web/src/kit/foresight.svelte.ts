/** What the actions in mind would do: the table's answers, never ours. */
import { untrack } from 'svelte';
import type { Previewed } from '../wire';
import type { BoardProps } from './interfaces';
import { Momentary } from './momentary.svelte';

export class Foresight {
  readonly #answers: Momentary<ReadonlyMap<string, Previewed>>;

  /** `texts` are the actions in mind, legal or not. Call while setting up. */
  constructor(board: () => Pick<BoardProps, 'legal' | 'preview'>, texts: () => readonly string[]) {
    this.#answers = new Momentary(() => board().legal);
    const asked = $derived(texts().join('\n'));
    $effect(() => {
      const { legal, preview } = board();
      for (const text of asked.split('\n').filter(Boolean))
        void untrack(() => preview(text)).then((answer) => {
          // An answer that comes too late is about another position.
          if (answer && board().legal === legal) this.#remember(text, answer);
        });
    });
  }

  /** What an action would do; null until the table has answered. */
  of(text: string | null | undefined): Previewed | null {
    return (text && this.#answers.now?.get(text)) || null;
  }

  #remember(text: string, answer: Previewed): void {
    this.#answers.keep(new Map(this.#answers.now ?? []).set(text, answer));
  }
}
