/** The board of RUNE. */
import { RUNE_GRAMMAR as grammar, type RuneGame } from '../../games/rune';
import type { BoardModule } from '../../kit/interfaces';
import { breath } from './breath';
import { calls } from './calls';
import { explain } from './explain';
import Board from './RuneBoard.svelte';
import { shows } from './shows';
import { teamsOf as teams } from './table';
import Verdict from './Verdict.svelte';

type Module = BoardModule<RuneGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** That a turn begins, torch and ask bar tell; which card was drawn, the hand. */
const quiet: NonNullable<Module['quiet']> = ['turn', 'drew_card'];

export { Board, breath, calls, explain, grammar, quiet, shows, teams, Verdict, words };
export default {
  ...{ Board, breath, calls, explain, grammar, quiet, shows, teams, Verdict, words },
} satisfies Module;
