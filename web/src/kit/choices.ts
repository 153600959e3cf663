/** Legal actions as boards read them: a kind and its parts, never their meaning. */
import type { Legal } from '../wire';
import { readAction, type AnyGame, type GameTypes, type Grammar, type KindOf } from './grammar';

/** One legal action of these kinds; its kind tells which parts it has. */
export type Choice<Game extends GameTypes = AnyGame, Kind extends KindOf<Game> = KindOf<Game>> = {
  readonly [Each in Kind]: {
    readonly kind: Each;
    readonly parts: NonNullable<Game['parts'][Each]>;
    readonly text: Game['action'];
    /** Its sentence; null in long lists until it is asked for (`describe`). */
    readonly say: string | null;
  };
}[Kind];

/** All legal actions of this moment. */
export class Choices<Game extends GameTypes = AnyGame> {
  readonly all: readonly Choice<Game>[];
  readonly #byText: ReadonlyMap<string, Choice<Game>>;

  constructor(all: readonly Choice<Game>[]) {
    this.all = all;
    this.#byText = new Map(all.map((choice) => [choice.text, choice]));
  }

  get any(): boolean {
    return this.all.length > 0;
  }

  /** The action with exactly this text. */
  get(text: Game['action']): Choice<Game> | undefined {
    return this.#byText.get(text);
  }

  has(text: Game['action']): boolean {
    return this.#byText.has(text);
  }

  /** All actions of these kinds. */
  of<Kind extends KindOf<Game>>(...kinds: readonly Kind[]): readonly Choice<Game, Kind>[] {
    return this.all.filter((choice): choice is Choice<Game, Kind> =>
      kinds.some((kind) => kind === choice.kind),
    );
  }

  /** The actions of a kind with these parts: `where('pounce', { seat: 2 })`. */
  where<Kind extends KindOf<Game>>(
    kind: Kind,
    parts: Partial<NonNullable<Game['parts'][Kind]>>,
  ): readonly Choice<Game, Kind>[] {
    const wanted = Object.entries(parts);
    return this.of(kind).filter(({ parts: has }) =>
      wanted.every(([part, value]) => Reflect.get(has, part) === value),
    );
  }

  /** The sentence of an action, or its bare text. */
  sentence(text: Game['action']): string {
    return this.get(text)?.say ?? text;
  }
}

/** Legal actions as they come over the link; without a grammar each is a kind of its own. */
export function readLegal(legal: readonly Legal[], grammar: Grammar = {}): Choices {
  return legal.length === 0
    ? NO_CHOICES
    : new Choices(legal.map(({ text, say }) => ({ text, say, ...readAction(text, grammar) })));
}

export const NO_CHOICES: Choices = new Choices([]);
