/** Showing what happened: movement and sound. */
import { untrack } from 'svelte';
import type { LogEntry } from '../wire';

/** Runs once for each update, however the board is looked at. Call while setting up. */
export function onEvents(
  events: () => readonly LogEntry[],
  show: (happened: readonly LogEntry[]) => void,
): void {
  $effect(() => {
    const happened = events();
    untrack(() => show(happened));
  });
}
