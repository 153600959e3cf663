/** The board of RUNE. */
import type { BoardModule } from '../../kit/interfaces';
import { explain } from './explain';
import Board from './RuneBoard.svelte';
import { shows } from './shows';

const words: NonNullable<BoardModule['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** That a turn begins, torch and ask bar tell; which card was drawn, the hand. */
const quiet = ['turn', 'drew_card'];

export { Board, explain, quiet, shows, words };
export default { Board, explain, quiet, shows, words } satisfies BoardModule;
