/** The Rune Market's board. */
import type { BoardModule } from '../../kit/interfaces';
import Board from './MarketBoard.svelte';
import { explain } from './score';

const words: NonNullable<BoardModule['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** That a turn begins, torch and ask bar tell. */
const quiet = ['turn'];

export { Board, explain, quiet, words };
export default { Board, explain, quiet, words } satisfies BoardModule;
