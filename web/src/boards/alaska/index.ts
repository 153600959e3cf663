/** The board of any game: piles and hands from the view, legal actions as buttons. */
import type { BoardModule } from '../interfaces';
import Board from '../generic/GenericBoard.svelte';

export { Board };
export default { Board } satisfies BoardModule;
