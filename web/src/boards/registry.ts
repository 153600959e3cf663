/** Which board draws which game. A game without its own is drawn by the generic one. */
import type { AlaskaGame } from '../games/alaska';
import type { CambioGame } from '../games/cambio';
import type { KodiakGame } from '../games/kodiak';
import type { MarketGame } from '../games/market';
import type { RuneGame } from '../games/rune';
import type { RunesGame } from '../games/runes';
import type { BoardModule } from '../kit/interfaces';

interface Games {
  readonly alaska: AlaskaGame;
  readonly cambio: CambioGame;
  readonly kodiak: KodiakGame;
  readonly market: MarketGame;
  readonly runes: RunesGame;
  readonly rune: RuneGame;
}

// One line for each game.
const OURS: { readonly [Id in keyof Games]: () => Promise<BoardModule<Games[Id]>> } = {
  alaska: () => import('./alaska'),
  cambio: () => import('./cambio'),
  kodiak: () => import('./kodiak'),
  market: () => import('./market'),
  runes: () => import('./runes'),
  rune: () => import('./rune'),
};

/**
 * The one promise that nothing checks: what the hall sends of a game has the types that were
 * written from its rules, and only the board of that game is given it.
 */
export const BOARDS = OURS as unknown as Readonly<Record<string, () => Promise<BoardModule>>>;

/** The board of a game, loaded when it is first needed. */
export function boardOf(game: string): Promise<BoardModule> {
  const load = BOARDS[game];
  return load ? load() : import('./generic');
}
