/** Kodiak's board. */
import type { BoardModule } from '../../kit/interfaces';
import Board from './KodiakBoard.svelte';
import { explain } from './explain';

const words: NonNullable<BoardModule['words']> = {
  en: async () => join(await import('../facedown/en.ftl?raw'), await import('./en.ftl?raw')),
  de: async () => join(await import('../facedown/de.ftl?raw'), await import('./de.ftl?raw')),
};

function join(...parts: readonly { default: string }[]): { default: string } {
  return { default: parts.map((part) => part.default).join('\n') };
}

/** Everybody wants to see the cards that are turned up at the end. */
const lingers = 6000;

export { Board, explain, lingers, words };
export default { Board, explain, lingers, words } satisfies BoardModule;
