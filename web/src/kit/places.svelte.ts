/**
 * Where pieces lay before an update, so that movement can show what went where.
 *
 *     const places = new Places(() => events);
 *     <div {@attach places.at('draw')}>…
 *     $effect(() => { for (const entry of events) … places.travel('draw', 'hand:2') });
 */
import type { Attachment } from 'svelte/attachments';
import { travel } from '../motion';

export class Places {
  readonly #elements = new Map<string, Element>();
  #before = new Map<string, DOMRect>();

  /** `events` is what changes with every update: pass `() => events`. Call while setting up. */
  constructor(events: () => unknown) {
    // Runs before the page is changed: the last moment to see where everything lies.
    $effect.pre(() => {
      events();
      this.#before = new Map(
        [...this.#elements].map(([place, element]) => [place, element.getBoundingClientRect()]),
      );
    });
  }

  /** Names the place of an element. */
  at(place: string): Attachment {
    return (element) => {
      this.#elements.set(place, element);
      element.setAttribute('data-place', place);
      return () => {
        if (this.#elements.get(place) === element) this.#elements.delete(place);
      };
    };
  }

  element(place: string): Element | undefined {
    return this.#elements.get(place);
  }

  /** Where a place is now. */
  box(place: string): DOMRect | undefined {
    return this.#elements.get(place)?.getBoundingClientRect();
  }

  /** Where a place was before the update. */
  before(place: string): DOMRect | undefined {
    return this.#before.get(place);
  }

  /**
   * Lets what is now at `to` travel from where `from` was, or is when there was nothing before;
   * nothing happens if either is missing.
   */
  async travel(from: string, to: string, delay = 0): Promise<void> {
    const element = this.#elements.get(to);
    const start = this.#before.get(from) ?? this.#elements.get(from)?.getBoundingClientRect();
    if (element && start) await travel(element, start, delay);
  }
}
