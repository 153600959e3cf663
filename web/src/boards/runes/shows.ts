/** Actions of RUNES that the board shows; in words they would need coordinates. */
import { readChoice } from '../../kit/choices';
import type { Situation } from '../../kit/interfaces';
import { colourOf, holderOf, readView } from './view';

export function shows(text: string, { view, seats, texts: { t } }: Situation): string | null {
  const { verb, words } = readChoice({ text, say: null });
  const [first = ''] = words;
  switch (verb) {
    case 'place':
      return t('runes-show-place', { colour: colourOf(first) });
    case 'take':
      return t('runes-sure-take', {
        stone: t(`runes-stone-${colourOf(first)}`),
        seat: seats[holderOf(readView(view), first) ?? -1]?.name ?? '',
      });
    case 'target':
      return t('runes-show-target');
    default:
      return null;
  }
}
