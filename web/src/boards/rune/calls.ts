/** What is called out in RUNE. */
import type { RuneGame } from '../../games/rune';
import type { BoardModule } from '../../kit/interfaces';

export const calls: NonNullable<BoardModule<RuneGame>['calls']> = (event) => {
  switch (event.event) {
    case 'last_master':
      return { word: 'last-master', sound: 'call' };
    default:
      return null;
  }
};
