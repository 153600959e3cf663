/** The sentences of actions: long lists come without them, and those in sight are asked for. */
import { untrack } from 'svelte';
import type { Choice } from './choices';
import type { BoardActions } from './interfaces';

export class Sentences {
  #told = $state.raw<ReadonlyMap<string, string>>(new Map());

  /** `inSight` are the actions that can be read now. Call while setting up. */
  constructor(inSight: () => readonly Choice[], describe: BoardActions['describe']) {
    $effect(() => {
      const unsaid = inSight().filter(({ text, say }) => say === null && !this.#told.has(text));
      if (unsaid.length === 0) return;
      void untrack(() => describe(unsaid.map(({ text }) => text))).then((more) => {
        this.#told = new Map([...this.#told, ...more]);
      });
    });
  }

  /** Its sentence; until that is known, its text. */
  of({ text, say }: Choice): string {
    return say ?? this.#told.get(text) ?? text;
  }
}
