/** What tests need of a game without playing it: parts of its documents, and legal actions. */
import { readLegal, type Choices } from './choices';
import type { GameTypes, Grammar } from './grammar';

type Partly<Whole> = Whole extends readonly (infer Item)[]
  ? readonly Partly<Item>[]
  : Whole extends object
    ? { readonly [Key in keyof Whole]?: Partly<Whole[Key]> }
    : Whole;

/** A document of which only these parts are looked at. */
export function partly<Whole>(part: Partly<Whole>): Whole {
  return part as Whole;
}

/** Legal actions of a game. */
export function legalIn<Game extends GameTypes>(
  grammar: Grammar,
  ...texts: readonly Game['action'][]
): Choices<Game> {
  const legal = readLegal(
    texts.map((text) => ({ text, say: null })),
    grammar,
  );
  return legal as unknown as Choices<Game>;
}
