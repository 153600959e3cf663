/** Alaska's board. */
import { ALASKA_GRAMMAR as grammar, type AlaskaGame } from '../../games/alaska';
import type { BoardModule } from '../../kit/interfaces';
import { breath } from './breath';
import { calls } from './calls';
import Board from './AlaskaBoard.svelte';
import { explain } from './explain';

type Module = BoardModule<AlaskaGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** That a turn begins, torch and ask bar tell. */
const quiet: NonNullable<Module['quiet']> = ['slot'];

export { Board, breath, calls, explain, grammar, quiet, words };
export default { Board, breath, calls, explain, grammar, quiet, words } satisfies Module;
