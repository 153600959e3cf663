/** Reading on in a lesson: to the next step, or to the table of the next chapter. */
import { learnOn } from '../hall/lessons.svelte';
import type { TableCtrl } from '../live/ctrl.svelte';
import { sentenceOf } from '../net/api';

export class Reading {
  readonly #ctrl: TableCtrl;
  #busy = false;
  /** Why one cannot go on just now. */
  trouble = $state<string | null>(null);

  constructor(ctrl: TableCtrl) {
    this.#ctrl = ctrl;
  }

  /** Goes on, where something waits to be read. */
  get on(): (() => void) | undefined {
    return this.#ctrl.lesson?.next && !this.#ctrl.over ? () => void this.#readOn() : undefined;
  }

  async #readOn(): Promise<void> {
    const { lesson, table } = this.#ctrl;
    if (this.#busy || !lesson?.next || !table) return;
    this.#busy = true;
    this.trouble = null;
    try {
      if (lesson.next_chapter === null) await this.#ctrl.command({ type: 'next_step' });
      else await learnOn(table.game, lesson.next_chapter);
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
    this.#busy = false;
  }
}
