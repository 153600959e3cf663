/** What is called out in Alaska. */
import type { AlaskaGame } from '../../games/alaska';
import type { BoardModule } from '../../kit/interfaces';

export const calls: NonNullable<BoardModule<AlaskaGame>['calls']> = (event) => {
  switch (event.event) {
    case 'catch':
      return { word: 'catch', sound: 'catch' };
    case 'eaten':
      return { word: 'bear', sound: 'pounce' };
    default:
      return null;
  }
};
