/** Actions of RUNE that the board shows; in words they would need coordinates. */
import { readChoice } from '../../kit/choices';
import type { Situation } from '../../kit/interfaces';
import { readView } from './view';

export function shows(text: string, { view, seat, texts: { t } }: Situation): string | null {
  const { verb, words } = readChoice({ text, say: null });
  switch (verb) {
    case 'place':
      return t('rune-show-place', {
        number: 1 + (readView(view).hands[seat] ?? []).indexOf(words[0] ?? ''),
      });
    case 'master':
      return t('rune-master');
    case 'token':
      return t('rune-show-token', { colour: t(`rune-colour-${words[2] ?? ''}`) });
    default:
      return null;
  }
}
