/** What is called out in RUNES. */
import type { RunesGame } from '../../games/runes';
import type { BoardModule } from '../../kit/interfaces';

export const calls: NonNullable<BoardModule<RunesGame>['calls']> = (event) => {
  switch (event.event) {
    case 'form':
      return event.change === 'gained' ? { word: event.kind, sound: 'circle' } : null;
    default:
      return null;
  }
};
