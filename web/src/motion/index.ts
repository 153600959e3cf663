export { BEATS, coinStarts, travelStarts } from './beats';
export { dropCoins, isMoving, skipMotion, slideBack, travel, travelAll, turnOver } from './stage';
export { askChange } from './transitions';
