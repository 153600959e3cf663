/** Cambio from outside. */
import type { Cover } from '../../kit/interfaces';

export const cover: Cover = {
  line: { en: 'Remember, swap, snap', de: 'Merken und werfen' },
  scene: () => import('../../pieces/tiles/CambioScene.svelte'),
  band: ['#24577c', '#f0c04e'],
  short: 'single',
  aid: { option: 'memory', on: 'assisted' },
};
