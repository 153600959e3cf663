export { reducedMotion } from './calm.svelte';
export { BEATS, coinStarts, travelStarts } from './beats';
export {
  dropCoins,
  isMoving,
  settled,
  skipMotion,
  slideBack,
  travel,
  travelAll,
  turnOver,
} from './stage';
export { askChange } from './transitions';
