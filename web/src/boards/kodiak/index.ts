/** Kodiak's board. */
import type { BoardModule } from '../../kit/interfaces';
import { lingers, quiet, wordsWith } from '../facedown/module';
import { explain } from './explain';
import Board from './KodiakBoard.svelte';

/** What the cat does is about the cat. */
const actor: NonNullable<BoardModule['actor']> = ({ cat }) => cat;

const words = wordsWith({
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
});

export { Board, actor, explain, lingers, quiet, words };
export default { Board, actor, explain, lingers, quiet, words } satisfies BoardModule;
