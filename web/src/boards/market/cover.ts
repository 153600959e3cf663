/** The Rune Market from outside. */
import type { Cover } from '../../kit/interfaces';

export const cover: Cover = {
  line: { en: 'Shelters, boats, bandits', de: 'Kaufen, lagern, eintreiben' },
  scene: () => import('../../pieces/tiles/MarketScene.svelte'),
  band: ['#6f1c10', '#e3b04b'],
};
