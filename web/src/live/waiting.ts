/** What a page can tell from what it was sent: who waits for whom, and what is new. */
import type { Scene } from '../scene/scene.svelte';
import type { LogEntry, TableInfo } from '../wire';

/** Whether an entry tells what the log does not keep. */
export const isFresh = ({ kept }: LogEntry): boolean => kept !== null;

/** Whether only one person sits there, with bots: then they can be hurried. */
export const isAlone = (table: TableInfo | null): boolean =>
  table?.seats.filter(({ kind }) => kind === 'person').length === 1;

/** Whether bots play just now and keep somebody waiting who sits alone with them. */
export function keepsWaiting(table: TableInfo | null, scene: Scene | null): boolean {
  const moment = scene?.moment;
  if (!isAlone(table) || table?.tempo === 'at_once' || !scene?.open || !moment) return false;
  return !moment.window && !moment.legal.any && moment.waiting.length > 0;
}
