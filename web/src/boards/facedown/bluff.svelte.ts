/** Lifting a corner of a card without turning it: a bluff that everybody sees, and no action. */
import { createContext } from 'svelte';
import type { TableShell } from '../../kit/shell';
import type { Touched } from '../../wire';
import { cardKey, readKey } from './cards';

export class Bluff {
  readonly #shell: TableShell;
  /** The next tap on a card lifts its corner. */
  armed = $state(false);

  constructor(shell: TableShell) {
    this.#shell = shell;
  }

  /** Only who sits at the table can. */
  get possible(): boolean {
    return this.#shell.touch !== undefined;
  }

  touch(key: string): void {
    this.armed = false;
    const card = readKey(key);
    if (card) this.#shell.touch?.(card.seat, card.place);
  }

  /** Who lifts the corner of a card just now. */
  at(key: string): Touched | undefined {
    return this.#shell.touches?.findLast(({ owner, place }) => cardKey(owner, place) === key);
  }
}

export const [getBluff, setBluff] = createContext<Bluff>();
