/** The Rune Market's board. */
import { MARKET_GRAMMAR as grammar, type MarketGame } from '../../games/market';
import type { BoardModule } from '../../kit/interfaces';
import { explain } from './explain';
import Board from './MarketBoard.svelte';

type Module = BoardModule<MarketGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** That a turn begins, torch and ask bar tell. */
const quiet: NonNullable<Module['quiet']> = ['turn'];

export { Board, explain, grammar, quiet, words };
export default { Board, explain, grammar, quiet, words } satisfies Module;
