/** The pictures in the rules of RUNE. */
import type { RuneGame } from '../../games/rune';
import type { PictureModule } from '../../kit/interfaces';
import Picture from './Picture.svelte';

type Module = PictureModule<RuneGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export default { Picture, words } satisfies Module;
