/** The pictures in the rules of Kodiak. */
import type { KodiakGame } from '../../games/kodiak';
import type { PictureModule } from '../../kit/interfaces';
import { wordsWith } from '../facedown/module';
import Picture from './Picture.svelte';

const words = wordsWith({
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
});

export default { Picture, words } satisfies PictureModule<KodiakGame>;
