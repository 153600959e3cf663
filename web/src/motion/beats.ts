/** How long things take, in milliseconds. Nothing loops, nothing shakes. */
export const BEATS = {
  tap: 90,
  travel: 240,
  /** Between the starts of several pieces that travel together. */
  apart: 60,
  startsAtMost: 900,
  turn: 220,
  coin: 140,
  /** All coins of one move together. */
  coinsAtMost: 600,
  torch: 180,
  ask: 160,
  wreath: 700,
  /** How long a moment is called out. */
  call: 1200,
  /** What travel becomes with reduced motion. */
  fade: 120,
} as const;

/** When each of `count` travelling pieces starts: a whole deal is under way within a second. */
export function travelStarts(count: number): number[] {
  const apart = Math.min(BEATS.apart, BEATS.startsAtMost / Math.max(1, count));
  return Array.from({ length: count }, (_, index) => index * apart);
}

/** When each of `count` coins drops: one after the other, closer together when they are many. */
export function coinStarts(count: number): number[] {
  const room = BEATS.coinsAtMost - BEATS.coin;
  const apart = count < 2 ? 0 : Math.min(BEATS.coin, room / (count - 1));
  return Array.from({ length: count }, (_, index) => index * apart);
}
