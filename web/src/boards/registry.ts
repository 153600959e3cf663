/** Which board draws which game. A game without its own is drawn by the generic one. */
import type { BoardModule } from '../kit/interfaces';

// One line for each game: `market: () => import('./market')`.
export const BOARDS: Readonly<Record<string, () => Promise<BoardModule>>> = {
  alaska: () => import('./alaska'),
  cambio: () => import('./cambio'),
  kodiak: () => import('./kodiak'),
  market: () => import('./market'),
  runes: () => import('./runes'),
  rune: () => import('./rune'),
};

/** The board of a game, loaded when it is first needed. */
export function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[game];
  return load ? load() : import('./generic');
}
