/** The pictures in the rules of Alaska. */
import type { AlaskaGame } from '../../games/alaska';
import type { PictureModule } from '../../kit/interfaces';
import Picture from './Picture.svelte';

type Module = PictureModule<AlaskaGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export default { Picture, words } satisfies Module;
