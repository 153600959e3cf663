/** From many legal actions to one, a word at a time. */
import type { Choice } from '../../kit/choices';

/** A button: an action, or a word that leads on to several. */
export type Step =
  | { readonly kind: 'action'; readonly choice: Choice }
  | { readonly kind: 'word'; readonly path: readonly string[]; readonly count: number };

const wordsOf = ({ text }: Choice): readonly string[] => text.split(' ');

/** The next buttons after the words of `path`: all actions if they are few, else their next words. */
export function stepsAfter(
  all: readonly Choice[],
  path: readonly string[],
  few: number,
): readonly Step[] {
  const left = all.filter((choice) => path.every((word, at) => wordsOf(choice)[at] === word));
  if (left.length <= few) return left.map((choice) => ({ kind: 'action', choice }));
  const groups = new Map<string, Choice[]>();
  for (const choice of left) {
    const word = wordsOf(choice)[path.length] ?? '';
    const group = groups.get(word);
    if (group) group.push(choice);
    else groups.set(word, [choice]);
  }
  if (groups.size === 1) {
    const [only = ''] = groups.keys();
    return stepsAfter(left, [...path, only], few);
  }
  return [...groups].map(([word, group]) =>
    group.length === 1 && group[0]
      ? { kind: 'action', choice: group[0] }
      : { kind: 'word', path: [...path, word], count: group.length },
  );
}
