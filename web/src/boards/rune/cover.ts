/** RUNE from outside. */
import type { Cover } from '../../kit/interfaces';

export const cover: Cover = {
  line: { en: 'Cover, connect, control', de: 'Decken und verbinden' },
  scene: () => import('../../pieces/tiles/RuneScene.svelte'),
  band: ['#34553a', '#a93421'],
};
