/** The game waits while somebody who sits alone with bots reads or looks at something. */
import type { TableCtrl } from '../live/ctrl.svelte';

/** A window that stands for longer than this, in milliseconds, is one that waits. */
const WAITS = 600_000;

export class Holding {
  readonly #ctrl: TableCtrl;
  readonly #wanted: () => boolean;
  #looks = $state(false);

  /** `wanted`: whether the game could be held at all. */
  constructor(ctrl: TableCtrl, wanted: () => boolean) {
    this.#ctrl = ctrl;
    this.#wanted = wanted;
  }

  /** Whether the game may be held: nobody else waits for it. */
  get possible(): boolean {
    return this.#wanted() && this.#ctrl.alone && !this.#ctrl.over;
  }

  /** Something is to be looked at, and nothing else meanwhile. */
  get looks(): boolean {
    return this.possible && this.#looks;
  }

  set looks(looks: boolean) {
    this.#looks = looks;
  }

  /** Whether a window waits for me. */
  get windowWaits(): boolean {
    const window = this.#ctrl.scene?.moment?.window;
    const isLive = this.#ctrl.table?.pace === 'live';
    return this.possible && isLive && (window?.total ?? 0) > WAITS;
  }

  /** Tells the table. */
  tell(on: boolean): void {
    if (this.#ctrl.alone && !this.#ctrl.over) void this.#ctrl.command({ type: 'hold', on });
  }
}
