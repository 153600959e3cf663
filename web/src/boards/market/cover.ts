/** The Rune Market from outside. */
import type { Cover } from '../../kit/interfaces';
import Scene from '../../pieces/tiles/MarketScene.svelte';

export const cover: Cover = {
  line: { en: 'Shelters, boats, bandits', de: 'Kaufen, lagern, eintreiben' },
  Scene,
  band: ['#6f1c10', '#e3b04b'],
};
