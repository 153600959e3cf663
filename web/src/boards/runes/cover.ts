/** RUNES from outside. */
import type { Cover } from '../../kit/interfaces';
import Scene from '../../pieces/tiles/RunesScene.svelte';

export const cover: Cover = {
  line: { en: 'Stones, coins, rituals', de: 'Steine, Münzen, Rituale' },
  Scene,
  band: ['#4c5148', '#d9a431'],
};
