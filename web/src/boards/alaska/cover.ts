/** Alaska from outside. */
import type { Cover } from '../../kit/interfaces';
import Scene from '../../pieces/tiles/AlaskaScene.svelte';

export const cover: Cover = {
  line: { en: 'One river, ten salmon', de: 'Ein Fluss, zehn Lachse' },
  Scene,
  band: ['#24577c', '#e26a50'],
};
