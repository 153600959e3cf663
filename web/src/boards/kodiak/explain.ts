/** A seat's total in Kodiak, taken apart round by round. */
import type { GameTexts, ScoreLine } from '../../kit/interfaces';
import type { GameDocument } from '../../wire';
import type { KodiakRound, KodiakView } from './view';

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

export function explain(
  document: GameDocument,
  seat: number,
  texts: GameTexts,
): readonly ScoreLine[] {
  const { rounds, options } = document as unknown as KodiakView;
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
