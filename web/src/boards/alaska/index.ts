/** Alaska's board. */
import type { BoardModule } from '../../kit/interfaces';
import Board from './AlaskaBoard.svelte';
import { explain } from './explain';

const words: NonNullable<BoardModule['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export { Board, explain, words };
export default { Board, explain, words } satisfies BoardModule;
