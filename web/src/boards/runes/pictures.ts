/** The pictures in the rules of RUNES. */
import type { RunesGame } from '../../games/runes';
import type { PictureModule } from '../../kit/interfaces';
import Picture from './Picture.svelte';

type Module = PictureModule<RunesGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export default { Picture, words } satisfies Module;
