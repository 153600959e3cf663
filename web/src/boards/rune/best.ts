/** The best score of a solo game, kept in this browser: one for each edition. */
import type { RuneView } from '../../games/rune';

const KEY = 'runehall.best.rune';

/** Games with other options than these are not compared. */
function edition({ options }: RuneView): string {
  // Who begins is nobody's choice alone.
  return JSON.stringify({ ...options, first: null });
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((each): each is [string, number] => typeof each[1] === 'number'),
    );
  } catch {
    return {};
  }
}

/** What was reached so far; null before the first game. */
export function bestOf(view: RuneView): number | null {
  return read()[edition(view)] ?? null;
}

/** Keeps a score if it is the best one. */
export function keepBest(view: RuneView, points: number): void {
  const kept = read();
  if (points <= (kept[edition(view)] ?? -Infinity)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [edition(view)]: points }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}
