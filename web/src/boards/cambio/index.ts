/** Cambio's board. */
import { CAMBIO_GRAMMAR as grammar, type CambioGame } from '../../games/cambio';
import type { BoardModule } from '../../kit/interfaces';
import { lingers, quiet, wordsWith } from '../facedown/module';
import Board from './CambioBoard.svelte';
import { explain } from './explain';

const words = wordsWith({
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
});

export { Board, explain, grammar, lingers, quiet, words };
export default { Board, explain, grammar, lingers, quiet, words } satisfies BoardModule<CambioGame>;
