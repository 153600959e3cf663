/** A record that was dropped on one page and is opened on another. */

let waiting: File | null = null;

export function dropRecord(file: File): void {
  waiting = file;
}

/** The file that waits to be opened, once. */
export function takeDropped(): File | null {
  const file = waiting;
  waiting = null;
  return file;
}
