/** Kodiak's board. */
import { KODIAK_GRAMMAR as grammar, type KodiakGame } from '../../games/kodiak';
import type { BoardModule } from '../../kit/interfaces';
import { calls } from './calls';
import { lingers, opens, quiet, wordsWith } from '../facedown/module';
import Board from './KodiakBoard.svelte';
import { explain } from './explain';

/** What the cat does is about the cat. */
const actor: NonNullable<BoardModule<KodiakGame>['actor']> = (event) =>
  'cat' in event ? event.cat : undefined;

const words = wordsWith({
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
});

export { Board, calls, actor, explain, grammar, lingers, opens, quiet, words };
export default {
  Board,
  calls,
  actor,
  explain,
  grammar,
  lingers,
  opens,
  quiet,
  words,
} satisfies BoardModule<KodiakGame>;
