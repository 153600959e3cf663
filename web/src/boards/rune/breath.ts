/** The last Rune Master. */
import type { RuneGame } from '../../games/rune';
import type { BoardModule } from '../../kit/interfaces';

export const breath: NonNullable<BoardModule<RuneGame>['breath']> = ({ choice, seat, then }) => {
  if (choice.kind !== 'master') return null;
  const last = then.log.some(({ event }) => event.event === 'last_master' && event.seat === seat);
  return last || then.view?.phase === 'over' ? 'last-master' : null;
};
