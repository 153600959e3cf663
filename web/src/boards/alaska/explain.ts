/** A seat's score in Alaska: its salmon. */
import type { AlaskaView } from '../../games/alaska';
import type { GameTexts, ScoreLine } from '../../kit/interfaces';

export function explain(
  { caught }: AlaskaView,
  seat: number,
  texts: GameTexts,
): readonly ScoreLine[] {
  const count = caught[seat] ?? 0;
  return [{ label: texts.t('alaska-line-salmon', { count }), points: count }];
}
