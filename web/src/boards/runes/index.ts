/** The board of RUNES. */
import type { BoardModule } from '../../kit/interfaces';
import { explain, standing } from './explain';
import Board from './RunesBoard.svelte';
import { shows } from './shows';

const words: NonNullable<BoardModule['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

const ending = 'game_over';

export { Board, ending, explain, standing, shows, words };
export default { Board, ending, explain, standing, shows, words } satisfies BoardModule;
