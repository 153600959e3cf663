/** What the actions in mind would do: the table's answers, never ours. */
import { untrack } from 'svelte';
import type { AnyGame, GameTypes } from './grammar';
import type { BoardProps, Foreseen } from './interfaces';
import { Momentary } from './momentary.svelte';

export class Foresight<Game extends GameTypes = AnyGame> {
  readonly #answers: Momentary<ReadonlyMap<string, Foreseen<Game>>>;

  /** `texts` are the actions in mind, legal or not. Call while setting up. */
  constructor(
    board: () => Pick<BoardProps<Game>, 'legal' | 'preview'>,
    texts: () => readonly Game['action'][],
  ) {
    this.#answers = new Momentary(() => board().legal);
    // Other texts are asked for anew; the same ones in another list are not.
    const asked = $derived(texts().join('\n'));
    $effect(() => {
      const { legal, preview } = board();
      for (const text of asked === '' ? [] : untrack(texts))
        void untrack(() => preview(text)).then((answer) => {
          // An answer that comes too late is about another position.
          if (answer && board().legal === legal) this.#remember(text, answer);
        });
    });
  }

  /** What an action would do; null until the table has answered. */
  of(text: Game['action'] | null | undefined): Foreseen<Game> | null {
    return (text && this.#answers.now?.get(text)) || null;
  }

  #remember(text: string, answer: Foreseen<Game>): void {
    this.#answers.keep(new Map(this.#answers.now ?? []).set(text, answer));
  }
}
