/** Whoever reads is "you", whichever seat the board is looked at from. */
import { t } from '../i18n';
import type { SeatAtTable } from '../kit/interfaces';
import type { CoachMoment } from '../wire';

/** The seats as somebody calls them who sat on one of them, or on none. */
export function seenFrom(own: number, seats: readonly SeatAtTable[]): readonly SeatAtTable[] {
  return seats.map((seat) => {
    const mine = seat.seat === own;
    return { ...seat, mine, called: mine ? t('you') : seat.name };
  });
}

/** The number of the moment that cost a seat most; the first, if it has none. */
export function weightiestOf(moments: readonly CoachMoment[], own: number): number {
  let found = -1;
  moments.forEach(({ seat, loss }, number) => {
    if (seat === own && loss > (moments[found]?.loss ?? -1)) found = number;
  });
  return Math.max(found, 0);
}
