/** What the board modules of these games have in common. */
import type { BoardModule } from '../../kit/interfaces';

type Words = NonNullable<BoardModule['words']>;

/** Everybody wants to see the cards that are turned up at the end. */
export const lingers = 6000;

/** Cards can lie open. */
export const opens = true;

/** Letting a window go tells nothing. */
export const quiet = ['pass'] as const;

/** A game's own words after those that these games share. */
export function wordsWith(own: Words): Words {
  return {
    en: async () => joined(await import('./en.ftl?raw'), await own.en()),
    de: async () => joined(await import('./de.ftl?raw'), await own.de()),
  };
}

function joined(...parts: readonly { default: string }[]): { default: string } {
  return { default: parts.map((part) => part.default).join('\n') };
}
