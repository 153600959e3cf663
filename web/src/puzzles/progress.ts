/** Which puzzle of a game comes next: remembered in the browser. */
const KEY = 'runehall.puzzles';

/** The number of the puzzle I am at. */
export function reachedOf(game: string): number {
  const reached = read()[game];
  return typeof reached === 'number' && Number.isInteger(reached) && reached >= 0 ? reached : 0;
}

export function keepReached(game: string, number: number): void {
  localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: number }));
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}
