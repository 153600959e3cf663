/** Where a seat's coins went: those it had, less those that lie on the table. */
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import type { GameDocument } from '../../wire';
import { readView } from './view';

export function standing(view: GameDocument, seat: number, { t }: GameTexts): string {
  return t('runes-score-left', { count: readView(view).trays[seat] ?? 0 });
}

export function explain(view: GameDocument, seat: number, { t }: GameTexts): readonly ScoreLine[] {
  const { options, board, forms } = readView(view);
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
