/** Actions of RUNE that the board shows; in words they would need coordinates. */
import type { RuneGame } from '../../games/rune';
import type { Choice } from '../../kit/choices';
import type { Situation } from '../../kit/interfaces';

export function shows(
  choice: Choice<RuneGame>,
  { view, seat, texts: { t } }: Situation<RuneGame>,
): string | null {
  switch (choice.kind) {
    case 'place':
      return t('rune-show-place', {
        number: 1 + (view.hands[seat] ?? []).indexOf(choice.parts.card),
      });
    case 'master':
      return t('rune-master');
    case 'token':
      return t('rune-show-token', { colour: t(`rune-colour-${choice.parts.color}`) });
    default:
      return null;
  }
}
