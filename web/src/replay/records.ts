/** What a file of records holds: one game, or one on each line. */
import type { GameDocument } from '../wire';

export interface FoundRecord {
  /** As it stands in the file: numbers may have more digits than ours. */
  readonly text: string;
  readonly document: GameDocument;
}

/** Longer than any file of one game, and than most of many. */
export const LARGEST_FILE = 50_000_000;

/** The records in a text; empty if it holds anything else. */
export function recordsIn(text: string): readonly FoundRecord[] {
  const whole = read(text);
  if (whole) return [whole];
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const found = lines.map(read);
  return found.every((each) => each !== null) ? found : [];
}

function read(text: string): FoundRecord | null {
  try {
    const document: unknown = JSON.parse(text);
    const is = typeof document === 'object' && document !== null && !Array.isArray(document);
    return is ? { text: text.trim(), document: document as GameDocument } : null;
  } catch {
    return null;
  }
}

/** What a record says it is a game of, and by whom; whoever made the file may have written anything. */
export function describe({ document }: FoundRecord): { game: string; names: readonly string[] } {
  const { game, names } = document;
  return {
    game: typeof game === 'string' ? game : '',
    names: Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [],
  };
}
