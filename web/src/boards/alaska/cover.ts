/** Alaska from outside. */
import type { Cover } from '../../kit/interfaces';

export const cover: Cover = {
  line: { en: 'One river, ten salmon', de: 'Ein Fluss, zehn Lachse' },
  scene: () => import('../../pieces/tiles/AlaskaScene.svelte'),
  band: ['#24577c', '#e26a50'],
};
