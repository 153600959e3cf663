/** Cambio from outside. */
import type { Cover } from '../../kit/interfaces';
import Scene from '../../pieces/tiles/CambioScene.svelte';

export const cover: Cover = {
  line: { en: 'Remember, swap, snap', de: 'Merken und werfen' },
  Scene,
  band: ['#24577c', '#f0c04e'],
  aid: { option: 'memory', on: 'assisted' },
};
