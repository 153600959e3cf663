/** What the generic board says: a game's own words where it has them, else what stands in the view. */
import type { BoardProps, GameTexts } from '../../kit/interfaces';

/** The vocabularies a value of a view may be a word of. */
const VOCABULARIES = ['card', 'phase', 'colour', 'kind', 'value'];

/** What a field is called: the text `field-<name>`, or its name in words. */
export function nameOf(name: string, texts: GameTexts): string {
  const id = `field-${name}`;
  return texts.has(id) ? texts.t(id) : name.replaceAll('_', ' ');
}

export function wordOf(value: string, texts: GameTexts): string {
  const vocabulary = VOCABULARIES.find((each) => texts.has(`${each}-${value}`));
  return vocabulary ? texts.word(vocabulary, value) : value;
}

/** What is asked of me before I have chosen anything. In a window I need not act at all. */
export function questionOf({
  window,
  legal,
  texts: { t },
}: Pick<BoardProps, 'window' | 'legal' | 'texts'>): string {
  if (!window) return t('ask-choose');
  return t(legal.all.some(({ text }) => text !== 'pass') ? 'ask-window' : 'ask-window-nothing');
}
