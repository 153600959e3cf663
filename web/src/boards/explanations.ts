/** Which game explains what, once; loaded beside its board. */
import type { ExplainedModule } from '../kit/explained';

// One line for each game. As with the boards, what the hall sends has the types of its game.
const OURS = {
  alaska: () => import('./alaska/explained'),
  cambio: () => import('./cambio/explained'),
  kodiak: () => import('./kodiak/explained'),
  market: () => import('./market/explained'),
  runes: () => import('./runes/explained'),
  rune: () => import('./rune/explained'),
};

export const EXPLAINED = OURS as unknown as Readonly<
  Record<string, () => Promise<{ default: ExplainedModule }>>
>;

/** What a game explains; nothing where it has no board of its own. */
export async function explanationsOf(game: string): Promise<ExplainedModule | null> {
  return (await EXPLAINED[game]?.())?.default ?? null;
}
