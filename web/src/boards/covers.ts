/** The covers of the games: every folder here that has one. */
import type { Cover } from '../kit/interfaces';

const COVERS = import.meta.glob<Cover>('./*/cover.ts', { eager: true, import: 'cover' });

/** How many games have one. */
export const COVERED = Object.keys(COVERS).length;

/** How a game looks from outside; a game without a cover is told by its words alone. */
export function coverOf(game: string): Cover | undefined {
  return COVERS[`./${game}/cover.ts`];
}
