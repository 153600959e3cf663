/** A shelter that is given up, or a hand that is empty: then the turn is over, and it is said with what. */
import type { MarketGame } from '../../games/market';
import type { BoardModule } from '../../kit/interfaces';

/** What ends the turn by leaving the hand empty, in a word. */
const ENDING: Readonly<Record<string, string>> = {
  rune: 'buy',
  'boat-cards': 'buy',
  'bandit-cards': 'buy',
  'ransom-cards': 'pay',
  duel: 'attack',
  build: 'build',
  raid: 'raid',
  thief: 'thief',
  discard: 'discard',
  'steal-hand': 'steal',
  'steal-loose': 'steal',
  'steal-shelter': 'steal',
  attach: 'place',
  alone: 'place',
  occupy: 'place',
};

export const breath: NonNullable<BoardModule<MarketGame>['breath']> = ({
  choice,
  view,
  seat,
  then,
}) => {
  if (choice.kind === 'giveup') return 'giveup';
  // Who answers an attack may end the turn of somebody else, which is nothing to think over.
  if (choice.kind === 'pass' || view.turn !== seat) return null;
  const ends = typeof then.view?.turn === 'number' && then.view.turn !== view.turn;
  return ends ? (ENDING[choice.kind] ?? 'turn') : null;
};
