/** The pictures in the rules of Cambio. */
import type { CambioGame } from '../../games/cambio';
import type { PictureModule } from '../../kit/interfaces';
import { wordsWith } from '../facedown/module';
import Picture from './Picture.svelte';

const words = wordsWith({
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
});

export default { Picture, words } satisfies PictureModule<CambioGame>;
