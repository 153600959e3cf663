/** A side's points, colour by colour. */
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import type { GameDocument } from '../../wire';
import { COLOURS, readView, sideOf } from './view';

export function explain(view: GameDocument, seat: number, { t }: GameTexts): readonly ScoreLine[] {
  const rune = readView(view);
  const { values, first_bonus: bonus } = rune.options;
  const side = sideOf(rune, seat);
  const counts = rune.result?.counts[side];
  if (!counts) return [];
  const lines = COLOURS.map((colour) => ({
    label: t(`rune-score-${colour}`, { count: counts[colour], value: values[colour] }),
    points: counts[colour] * values[colour],
  }));
  const first = rune.options.mode !== 'solo' && sideOf(rune, rune.first) === side;
  return first && bonus !== 0 ? [...lines, { label: t('rune-score-first'), points: bonus }] : lines;
}
