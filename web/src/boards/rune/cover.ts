/** RUNE from outside. */
import type { Cover } from '../../kit/interfaces';
import Scene from '../../pieces/tiles/RuneScene.svelte';

export const cover: Cover = {
  line: { en: 'Cover, connect, control', de: 'Decken und verbinden' },
  Scene,
  band: ['#34553a', '#a93421'],
};
