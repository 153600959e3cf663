/** Showing what happened: movement and sound. */
import { untrack } from 'svelte';

/** Runs once for each update, however the board is looked at. Call while setting up. */
export function onEvents<Event>(
  events: () => readonly Event[],
  show: (happened: readonly Event[]) => void,
): void {
  $effect(() => {
    const happened = events();
    untrack(() => show(happened));
  });
}
