/** The board of any game: piles and hands from the view, legal actions as buttons. */
import type { BoardModule } from '../../kit/interfaces';
import Board from './GenericBoard.svelte';

export { Board };
export default { Board } satisfies BoardModule;
