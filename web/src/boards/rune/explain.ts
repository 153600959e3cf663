/** A side's points, colour by colour. */
import type { RuneView } from '../../games/rune';
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import { COLOURS, sideOf } from './table';

export function explain(view: RuneView, seat: number, { t }: GameTexts): readonly ScoreLine[] {
  const { values, first_bonus: bonus } = view.options;
  const side = sideOf(view, seat);
  const counts = view.result?.counts[side];
  if (!counts) return [];
  const lines = COLOURS.map((colour) => ({
    label: t(`rune-score-${colour}`, { count: counts[colour], value: values[colour] }),
    points: counts[colour] * values[colour],
  }));
  const first = view.options.mode !== 'solo' && sideOf(view, view.first) === side;
  return first && bonus !== 0 ? [...lines, { label: t('rune-score-first'), points: bonus }] : lines;
}
