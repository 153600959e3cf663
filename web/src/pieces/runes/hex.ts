/** Where hexagonal cells, edges and carved runes lie. Edge 0 points east, the others follow counter-clockwise. */
import type { RuneName } from '../glyphs';

export const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** Letters of the stone manifest; the star `*` agrees with every rune and has no glyph. */
export const STONE_RUNES: Record<string, RuneName> = {
  F: 'fehu',
  U: 'uruz',
  T: 'thurisaz',
  A: 'ansuz',
  R: 'raido',
  K: 'kaunan',
};

/** The centre of cell q,r for hexagons with this radius (centre to corner). */
export function cellCentre(q: number, r: number, radius: number): { x: number; y: number } {
  return { x: radius * Math.sqrt(3) * (q + r / 2), y: radius * 1.5 * r };
}

/** Degrees to turn an upright drawing clockwise so that its head points out of edge `edge`. */
export function edgeTurn(edge: number): number {
  return 90 - 60 * edge;
}

/** The letter a stone shows on `edge` after `rot` counter-clockwise steps of 60°. */
export function letterOnEdge(faces: string, rot: number, edge: number): string {
  return faces[(((edge - rot) % 6) + 6) % 6] ?? '';
}
