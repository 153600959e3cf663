/** The board of RUNE. */
import type { BoardModule } from '../../kit/interfaces';
import { explain } from './explain';
import Board from './RuneBoard.svelte';
import { shows } from './shows';

const words: NonNullable<BoardModule['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export { Board, explain, shows, words };
export default { Board, explain, shows, words } satisfies BoardModule;
