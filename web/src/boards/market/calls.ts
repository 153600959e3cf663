/** What is called out in The Rune Market. */
import type { MarketGame } from '../../games/market';
import type { BoardModule } from '../../kit/interfaces';

export const calls: NonNullable<BoardModule<MarketGame>['calls']> = (event) => {
  switch (event.event) {
    case 'bandit':
      return { word: 'bandit', sound: 'bandit' };
    case 'abandon':
      return { word: 'abandon', sound: 'bandit' };
    default:
      return null;
  }
};
