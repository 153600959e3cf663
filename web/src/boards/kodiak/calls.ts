/** What is called out in Kodiak. */
import type { KodiakGame } from '../../games/kodiak';
import type { BoardModule } from '../../kit/interfaces';

export const calls: NonNullable<BoardModule<KodiakGame>['calls']> = (event) => {
  switch (event.event) {
    case 'pounce':
      return event.throw === 'caught'
        ? { word: 'pounce', sound: 'pounce' }
        : { word: 'missed', sound: 'pounce' };
    case 'counter':
      return event.throw === 'caught' ? { word: 'caught', sound: 'pounce' } : null;
    default:
      return null;
  }
};
