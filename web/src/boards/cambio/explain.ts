/** A seat's total in Cambio, taken apart round by round. */
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import type { GameDocument } from '../../wire';
import type { CambioView } from './view';

export function explain(
  document: GameDocument,
  seat: number,
  texts: GameTexts,
): readonly ScoreLine[] {
  const { rounds } = document as unknown as CambioView;
  return rounds.flatMap(({ points, adjust, caller }, index) => {
    const round = index + 1;
    const cards = { label: texts.t('cambio-line-cards', { round }), points: points[seat] ?? 0 };
    if (caller !== seat) return [cards];
    const call = adjust[seat] ?? 0;
    const id = call < 0 ? 'cambio-line-right' : call > 0 ? 'cambio-line-wrong' : 'cambio-line-tied';
    return [cards, { label: texts.t(id, { round }), points: call }];
  });
}
