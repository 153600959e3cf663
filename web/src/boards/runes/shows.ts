/** Actions of RUNES that the board shows; in words they would need coordinates. */
import type { RunesGame } from '../../games/runes';
import type { Choice } from '../../kit/choices';
import type { Situation } from '../../kit/interfaces';
import { sureTaken } from './asking';
import { colourOf } from './cells';

export function shows(choice: Choice<RunesGame>, situation: Situation<RunesGame>): string | null {
  const { t } = situation.texts;
  switch (choice.kind) {
    case 'place':
      return t('runes-show-place', { colour: colourOf(choice.parts.stone) });
    case 'take':
      return sureTaken(choice.parts.stone, situation);
    case 'target':
      return t('runes-show-target');
    default:
      return null;
  }
}
