/** Kodiak from outside. */
import type { Cover } from '../../kit/interfaces';
import Scene from '../../pieces/tiles/KodiakScene.svelte';

export const cover: Cover = {
  line: { en: 'One cat, many mice', de: 'Eine Katze, viele Mäuse' },
  Scene,
  band: ['#8f5a1f', '#33241a'],
  aid: { option: 'memory', on: 'assisted' },
};
