/** RUNES from outside. */
import type { Cover } from '../../kit/interfaces';

export const cover: Cover = {
  line: { en: 'Stones, coins, rituals', de: 'Steine, Münzen, Rituale' },
  scene: () => import('../../pieces/tiles/RunesScene.svelte'),
  band: ['#4c5148', '#d9a431'],
};
