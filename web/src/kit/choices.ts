/** Legal actions as boards read them: words of a text, never their meaning. */
import type { Legal } from '../wire';

/** One legal action, its text taken apart at the spaces. */
export interface Choice {
  readonly text: string;
  /** Its sentence; null in long lists until it is asked for (`describe`). */
  readonly say: string | null;
  readonly verb: string;
  /** The words after the verb. */
  readonly words: readonly string[];
}

/** A word that has to stand there, or null for any word. */
export type Pattern = readonly (string | number | null)[];

export function readChoice({ text, say }: Legal): Choice {
  const [verb = '', ...words] = text.split(' ');
  return { text, say, verb, words };
}

/** All legal actions of this moment. */
export class Choices {
  readonly all: readonly Choice[];
  readonly #byText: ReadonlyMap<string, Choice>;
  readonly #byVerb = new Map<string, Choice[]>();

  constructor(legal: readonly Legal[]) {
    this.all = legal.map(readChoice);
    this.#byText = new Map(this.all.map((choice) => [choice.text, choice]));
    for (const choice of this.all) {
      const group = this.#byVerb.get(choice.verb);
      if (group) group.push(choice);
      else this.#byVerb.set(choice.verb, [choice]);
    }
  }

  get any(): boolean {
    return this.all.length > 0;
  }

  /** The verbs in the order they first come. */
  get verbs(): readonly string[] {
    return [...this.#byVerb.keys()];
  }

  /** The action with exactly this text. */
  get(text: string): Choice | undefined {
    return this.#byText.get(text);
  }

  has(text: string): boolean {
    return this.#byText.has(text);
  }

  /** All actions of a verb. */
  of(verb: string): readonly Choice[] {
    return this.#byVerb.get(verb) ?? [];
  }

  /**
   * The actions of a verb whose next words are these; longer actions match as well.
   * `where('pounce', null, 2)` finds every pounce on seat 2.
   */
  where(verb: string, ...pattern: Pattern): readonly Choice[] {
    return this.of(verb).filter((choice) =>
      pattern.every((word, index) => word === null || choice.words[index] === String(word)),
    );
  }

  /** The different words at one place of a verb's actions: what can be tapped for it. */
  at(verb: string, index: number, ...pattern: Pattern): ReadonlySet<string> {
    const found = new Set<string>();
    for (const choice of this.where(verb, ...pattern)) {
      const word = choice.words[index];
      if (word !== undefined) found.add(word);
    }
    return found;
  }

  /** The sentence of an action, or its bare text. */
  sentence(text: string): string {
    return this.get(text)?.say ?? text;
  }
}

export const NO_CHOICES = new Choices([]);
