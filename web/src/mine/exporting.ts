/** All records of my games as one file: a game on each line. */
import { Refusal } from '../net/api';
import { chronicles } from '../net/chronicle';

/** How long to wait when the hall says that this was too fast. */
const PAUSE = 1500;

/** Every record that is kept, the latest first; `told` hears how many there are so far. */
export async function allRecords(key: string, told: (count: number) => void): Promise<string[]> {
  const lines: string[] = [];
  let start: number | null = 0;
  while (start !== null) {
    try {
      const { records, next } = await chronicles.records(key, start);
      lines.push(...records.map((record) => JSON.stringify(record)));
      start = next;
      told(lines.length);
    } catch (error) {
      if (!(error instanceof Refusal && error.code === 'too_fast')) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
  return lines;
}

/** Lets the browser save a text as a file. */
export function saveFile(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/x-ndjson' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PAUSE);
}
