/** The board of RUNES. */
import { RUNES_GRAMMAR as grammar, type RunesGame } from '../../games/runes';
import type { BoardModule } from '../../kit/interfaces';
import { calls } from './calls';
import { explain, standing } from './explain';
import Board from './RunesBoard.svelte';
import { shows } from './shows';

type Module = BoardModule<RunesGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

const ending: NonNullable<Module['ending']> = 'game_over';

export { Board, calls, ending, explain, grammar, standing, shows, words };
export default { Board, calls, ending, explain, grammar, standing, shows, words } satisfies Module;
