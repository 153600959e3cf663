/** A seat's points, taken apart. */
import type { MarketView } from '../../games/market';
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import { banditsOn, boatsOf, COLOURS, runesOf } from './goods';

export function explain(
  { seats, options }: MarketView,
  seat: number,
  { t }: GameTexts,
): readonly ScoreLine[] {
  const goods = seats[seat];
  if (!goods) return [];
  const boats = boatsOf(goods);
  const bandits = banditsOn(goods);
  return [
    ...COLOURS.map((colour) => {
      const count = runesOf(goods, colour);
      return { label: t(`market-score-${colour}`, { count }), points: count };
    }),
    { label: t('market-score-boats', { count: boats }), points: boats * options.boat_value },
    { label: t('market-score-bandits', { count: bandits }), points: -bandits },
  ];
}
