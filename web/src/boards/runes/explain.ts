/** Where a seat's coins went: those it had, less those that lie on the table. */
import type { RunesView } from '../../games/runes';
import type { GameTexts, ScoreLine, Standing } from '../../kit/interfaces';

export function standing({ trays }: RunesView, seat: number, { t }: GameTexts): Standing {
  const count = trays[seat] ?? 0;
  return { count, said: t('runes-score-left', { count }) };
}

export function explain(
  { options, board, forms }: RunesView,
  seat: number,
  { t }: GameTexts,
): readonly ScoreLine[] {
  const sum = (owned: readonly { coins: number }[]): number =>
    owned.reduce((total, { coins }) => total + coins, 0);
  const stones = sum(Object.values(board).filter(({ owner }) => owner === seat));
  const bonus = sum(forms.filter((form) => form.seat === seat));
  return [
    { label: t('runes-score-coins'), points: options.coins },
    { label: t('runes-score-stones'), points: -stones },
    { label: t('runes-score-forms'), points: -bonus },
  ];
}
