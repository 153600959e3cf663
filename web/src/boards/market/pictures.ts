/** The pictures in the rules of The Rune Market. */
import type { MarketGame } from '../../games/market';
import type { PictureModule } from '../../kit/interfaces';
import Picture from './Picture.svelte';

type Module = PictureModule<MarketGame>;

const words: NonNullable<Module['words']> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

export default { Picture, words } satisfies Module;
