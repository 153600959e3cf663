/** What is called out in Cambio. */
import type { CambioGame } from '../../games/cambio';
import type { BoardModule } from '../../kit/interfaces';

export const calls: NonNullable<BoardModule<CambioGame>['calls']> = (event) => {
  switch (event.event) {
    case 'cambio':
      return { word: 'cambio', sound: 'call' };
    default:
      return null;
  }
};
