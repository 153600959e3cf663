/** A shelter that is given up, or a hand that is empty: then the turn is over. */
import type { MarketGame } from '../../games/market';
import type { BoardModule } from '../../kit/interfaces';

export const breath: NonNullable<BoardModule<MarketGame>['breath']> = ({ choice, view, then }) => {
  if (choice.kind === 'giveup') return 'giveup';
  if (choice.kind === 'pass') return null;
  return typeof then.view?.turn === 'number' && then.view.turn !== view.turn ? 'turn' : null;
};
