/** The Rune Market's board. */
import { MARKET_GRAMMAR as grammar, type MarketGame } from '../../games/market';
import type { BoardModule } from '../../kit/interfaces';
import { breath } from './breath';
import { calls } from './calls';
import { explain } from './explain';
import Board from './MarketBoard.svelte';
import Verdict from './Verdict.svelte';

type Module = BoardModule<MarketGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** That a turn begins, torch and ask bar tell. */
const quiet: NonNullable<Module['quiet']> = ['turn'];

export { Board, breath, calls, explain, grammar, quiet, Verdict, words };
export default { Board, breath, calls, explain, grammar, quiet, Verdict, words } satisfies Module;
