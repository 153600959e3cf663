/** A seat's points, taken apart. */
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import type { GameDocument } from '../../wire';
import { banditsOn, boatsOf, COLOURS, readView, runesOf, type MarketView } from './view';

export function explain(
  view: GameDocument,
  seat: number,
  { t }: Pick<GameTexts, 't'>,
): readonly ScoreLine[] {
  const market = readView(view);
  const goods = market.seats[seat];
  if (!goods) return [];
  const boats = boatsOf(goods);
  const bandits = banditsOn(goods);
  return [
    ...COLOURS.map((colour) => {
      const count = runesOf(goods, colour);
      return { label: t(`market-score-${colour}`, { count }), points: count };
    }),
    {
      label: t('market-score-boats', { count: boats }),
      points: boats * market.options.boat_value,
    },
    { label: t('market-score-bandits', { count: bandits }), points: -bandits },
  ];
}

/** What a seat would score if the game ended now. */
export function pointsOf(view: MarketView, seat: number): number {
  const lines = explain(view as unknown as GameDocument, seat, { t: () => '' });
  return lines.reduce((sum, { points }) => sum + points, 0);
}
