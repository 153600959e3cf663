/** An empty hand ends the turn. */
import type { AlaskaGame } from '../../games/alaska';
import type { BoardModule } from '../../kit/interfaces';

export const breath: NonNullable<BoardModule<AlaskaGame>['breath']> = ({ choice, view, then }) => {
  if (choice.kind === 'pass') return null;
  return typeof then.view?.turn_no === 'number' && then.view.turn_no !== view.turn_no
    ? 'turn'
    : null;
};
