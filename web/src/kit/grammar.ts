/** What the kit knows of any game: its types, and the words its actions are written in. */
import type { GameDocument } from '../wire';

/** The types of one game, as its file in `src/games` gathers them. */
export interface GameTypes {
  readonly view: object;
  /** The text of an action. */
  readonly action: string;
  /** The parts of an action, by its kind. */
  readonly parts: object;
  readonly event: object;
}

/** A game of which nothing is known: what the generic board draws. */
export interface AnyGame extends GameTypes {
  readonly view: GameDocument;
  readonly parts: Readonly<Record<string, Parts>>;
  readonly event: GameDocument;
}

export type KindOf<Game extends GameTypes> = keyof Game['parts'] & string;
export type EventName<Game extends GameTypes> = Game['event'] extends {
  readonly event: infer Name extends string;
}
  ? Name
  : string;

/** A word that stands there, or a part and what it is; several words are always the last part. */
type Piece = string | { readonly part: string; readonly is: 'number' | 'word' | 'words' };
/** The words of each kind of action. */
export type Grammar = Readonly<Record<string, readonly Piece[]>>;
/** The parts of an action whose text is read. */
export type Parts = Readonly<Record<string, number | string | readonly string[]>>;

/** The kind and the parts of a text; one that no kind fits is a kind of its own. */
export function readAction(text: string, grammar: Grammar): { kind: string; parts: Parts } {
  const words = text.split(' ');
  for (const [kind, pieces] of Object.entries(grammar)) {
    const parts = partsIn(words, pieces);
    if (parts) return { kind, parts };
  }
  return { kind: text, parts: {} };
}

function partsIn(words: readonly string[], pieces: readonly Piece[]): Parts | null {
  const parts: Record<string, Parts[string]> = {};
  let at = 0;
  for (const piece of pieces) {
    const word = words[at++];
    if (word === undefined) return null;
    if (typeof piece === 'string') {
      if (word !== piece) return null;
    } else if (piece.is === 'words') {
      parts[piece.part] = words.slice(at - 1);
      at = words.length;
    } else if (piece.is === 'number') {
      const number = Number(word);
      if (Number.isNaN(number)) return null;
      parts[piece.part] = number;
    } else parts[piece.part] = word;
  }
  return at === words.length ? parts : null;
}
