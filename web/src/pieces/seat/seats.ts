/** What a seat looks like: eight colours, eight emblems, four kinds of holder. */

/**
 * Who plays a seat: a person, a bot of the hall, a program from outside, or a bot keeping a seat
 * for a while.
 */
export type SeatKind = 'person' | 'bot' | 'program' | 'kept';

/** Message ids of the emblems' names, by seat. */
export const EMBLEM_IDS = [
  'emblem-sun',
  'emblem-wave',
  'emblem-fir',
  'emblem-moon',
  'emblem-peak',
  'emblem-feather',
  'emblem-axe',
  'emblem-rose',
] as const;

const NOTCH_WIDTH = 3.8;
const NOTCH_DEPTH = 2.7;
const NOTCH_STEP = 6;

/** A pointy hexagon with `notches` cut into its lower right edge. */
export function notchedHexagonPath(radius: number, notches: number): string {
  const side = (radius * Math.sqrt(3)) / 2;
  const half = radius / 2;
  // Along the edge from the right corner to the foot, and inward from it.
  const along = { x: -Math.sqrt(3) / 2, y: 0.5 };
  const inward = { x: -0.5, y: -Math.sqrt(3) / 2 };
  const first = radius / 2 - ((notches - 1) * NOTCH_STEP) / 2;
  let cuts = '';
  for (let notch = 0; notch < notches; notch++) {
    const middle = first + notch * NOTCH_STEP;
    for (const [offset, depth] of [
      [-NOTCH_WIDTH / 2, 0],
      [0, NOTCH_DEPTH],
      [NOTCH_WIDTH / 2, 0],
    ] as const) {
      const x = side + along.x * (middle + offset) + inward.x * depth;
      const y = half + along.y * (middle + offset) + inward.y * depth;
      cuts += `L${x.toFixed(2)} ${y.toFixed(2)}`;
    }
  }
  const edge = side.toFixed(2);
  return `M0 ${-radius}L${edge} ${-half}V${half}${cuts}L0 ${radius}L-${edge} ${half}V${-half}Z`;
}
