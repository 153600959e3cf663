/** Cambio's board. */
import { CAMBIO_GRAMMAR as grammar, type CambioGame } from '../../games/cambio';
import type { BoardModule } from '../../kit/interfaces';
import { calls } from './calls';
import { lingers, opens, quiet, wordsWith } from '../facedown/module';
import Board from './CambioBoard.svelte';
import { explain } from './explain';

const words = wordsWith({
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
});

export { Board, calls, explain, grammar, lingers, opens, quiet, words };
export default {
  Board,
  calls,
  explain,
  grammar,
  lingers,
  opens,
  quiet,
  words,
} satisfies BoardModule<CambioGame>;
