/** A seat's total in Kodiak, taken apart round by round. */
import type { KodiakRound, KodiakView } from '../../games/kodiak';
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import { isCounted } from '../facedown/cards';

/** What a round's points of a seat are made of. */
export function partsOf(
  round: KodiakRound,
  seat: number,
  perHairball: number,
): { cards: number; hairballs: number; pounces: number } {
  const cards = round.cards[seat] ?? 0;
  const hairballs = (round.hairballs[seat] ?? 0) * perHairball;
  // The rest is what the cat's pounces have taken off; how many of them count is the game's affair.
  return { cards, hairballs, pounces: (round.points[seat] ?? 0) - cards - hairballs };
}

/** A seat's points with what this round has brought so far: all have seen hairballs and pounces. */
export function pointsNow(view: KodiakView, seat: number): number {
  const points = view.points[seat] ?? 0;
  if (isCounted(view)) return points;
  const { hairball_discard, pounce_cap, pounce_points } = view.options;
  const counting = pounce_cap === 0 ? view.pounces : Math.min(view.pounces, pounce_cap);
  const pounced = seat === view.cat ? counting * pounce_points : 0;
  return points + (view.hairballs[seat] ?? 0) * hairball_discard - pounced;
}

export function explain(
  { rounds, options }: KodiakView,
  seat: number,
  texts: GameTexts,
): readonly ScoreLine[] {
  return rounds.flatMap((round, index) => {
    const parts = partsOf(round, seat, options.hairball_discard);
    const args = {
      round: index + 1,
      pounces: round.pounces,
      hairballs: round.hairballs[seat] ?? 0,
    };
    const line = (id: string, points: number): ScoreLine => ({
      label: texts.t(`kodiak-line-${id}`, args),
      points,
    });
    return [
      line(round.cat === seat ? 'cat' : 'mouse', parts.cards),
      ...(args.hairballs > 0 ? [line('hairballs', parts.hairballs)] : []),
      ...(parts.pounces === 0 ? [] : [line('pounces', parts.pounces)]),
    ];
  });
}
