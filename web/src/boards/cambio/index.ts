/** Cambio's board. */
import type { BoardModule } from '../../kit/interfaces';
import { lingers, wordsWith } from '../facedown/module';
import Board from './CambioBoard.svelte';
import { explain } from './explain';

const words = wordsWith({
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
});

export { Board, explain, lingers, words };
export default { Board, explain, lingers, words } satisfies BoardModule;
