/** Whether movement is unwanted: the device says so, or the person chose it here. */
import { prefersReducedMotion } from 'svelte/motion';

class ReducedMotion {
  #chosen = $state(false);

  get current(): boolean {
    return this.#chosen || prefersReducedMotion.current;
  }

  choose(reduced: boolean): void {
    this.#chosen = reduced;
    // CSS transitions ask the page, see base.css.
    document.documentElement.classList.toggle('calm', reduced);
  }
}

export const reducedMotion = new ReducedMotion();
