/** How chances are told: of a hundred games. */
import type { Raced, RaceAgain } from '../wire';

export const ofHundred = (share: number): number => Math.round(share * 100);

/** The corners of a seat's line in a box of so many units; all of it from left to right. */
export function lineOf(
  curve: readonly (readonly number[])[],
  seat: number,
  { width, height }: { width: number; height: number },
): string {
  const last = Math.max(1, curve.length - 1);
  return curve
    .map((point, step) => {
      const x = (step / last) * width;
      const y = (1 - (point[seat] ?? 0)) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Who was first, had somebody reacted so many milliseconds sooner. */
export function firstOf(race: RaceAgain, seat: number, sooner: number): Raced | undefined {
  return race.runners
    .filter((runner) => !runner.false_start)
    .map((runner) =>
      runner.seat === seat ? { ...runner, milliseconds: runner.milliseconds - sooner } : runner,
    )
    .toSorted((one, two) => one.milliseconds - two.milliseconds)[0];
}
