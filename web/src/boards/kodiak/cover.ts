/** Kodiak from outside. */
import type { Cover } from '../../kit/interfaces';

export const cover: Cover = {
  line: { en: 'One cat, many mice', de: 'Eine Katze, viele Mäuse' },
  scene: () => import('../../pieces/tiles/KodiakScene.svelte'),
  band: ['#8f5a1f', '#33241a'],
  aid: { option: 'memory', on: 'assisted' },
};
