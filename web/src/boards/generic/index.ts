/** The board of any game: piles and hands from the view, legal actions as buttons. */
import type { BoardModule } from '../../kit/interfaces';
import Board from './GenericBoard.svelte';

/** That a turn begins, torch and ask bar tell. */
const quiet = ['turn'];

export { Board, quiet };
export default { Board, quiet } satisfies BoardModule;
