/** The board of RUNES. */
import type { BoardModule } from '../interfaces';
import { explain, standing } from './explain';
import Board from './RunesBoard.svelte';

const words: NonNullable<BoardModule['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export { Board, explain, standing, words };
export default { Board, explain, standing, words } satisfies BoardModule;
