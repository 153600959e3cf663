/** Alaska's board. */
import type { BoardModule } from '../../kit/interfaces';
import Board from './AlaskaBoard.svelte';
import { explain } from './explain';

const words: NonNullable<BoardModule['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** Letting a window go, and where an angler was put, tell nothing. */
const quiet = ['pass', 'slot'];

export { Board, explain, quiet, words };
export default { Board, explain, quiet, words } satisfies BoardModule;
