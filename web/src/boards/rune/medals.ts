/** The medals of a solo game; which score earns one, the table says. */
import type { GameTexts } from '../../kit/interfaces';

export const MEDALS = ['gold', 'silver', 'bronze'] as const;
export type Medal = (typeof MEDALS)[number];

/** The best medal that a score earns. */
export function medalFor(points: number, { facts }: GameTexts): Medal | null {
  return MEDALS.find((medal) => points >= (facts?.[medal] ?? Infinity)) ?? null;
}

/** The worst medal that it does not, and its score: what to aim at. */
export function nextMedal(
  points: number,
  { facts }: GameTexts,
): { readonly medal: Medal; readonly from: number } | null {
  const open = MEDALS.filter((medal) => points < (facts?.[medal] ?? -Infinity));
  const medal = open.at(-1);
  return medal ? { medal, from: facts?.[medal] ?? 0 } : null;
}
