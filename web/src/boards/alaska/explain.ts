/** A seat's score in Alaska: its salmon. */
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import type { GameDocument } from '../../wire';
import type { AlaskaView } from './view';

export function explain(
  document: GameDocument,
  seat: number,
  texts: GameTexts,
): readonly ScoreLine[] {
  const { caught } = document as unknown as AlaskaView;
  const count = caught[seat] ?? 0;
  return [{ label: texts.t('alaska-line-salmon', { count }), points: count }];
}
