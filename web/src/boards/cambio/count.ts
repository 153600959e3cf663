/** After a round: what everybody's cards count, the call, and the new totals. */
import type { CambioRound, CambioView } from '../../games/cambio';
import { texts as page } from '../../i18n';
import type { Count } from '../facedown/RoundEnd.svelte';
import { beforeIn, whoIsEmpty, type Spoken } from '../facedown/words';

interface Counted {
  readonly board: Spoken;
  readonly view: CambioView;
}

export function countOf(counted: Counted): Count | undefined {
  const { board, view } = counted;
  const { t } = board.texts;
  const round = view.rounds.at(-1);
  if (!round) return undefined;
  const { points, caller, adjust, totals } = round;
  return {
    title: t('cambio-round-over', { round: view.rounds.length }),
    reason: reasonOf(round, counted),
    columns: [
      ...beforeIn(view.rounds, board),
      { head: t('cambio-cards'), of: (seat) => page.number(points[seat] ?? 0) },
      {
        head: t('cambio-call'),
        of: (seat) => (caller === seat ? page.signed(adjust[seat] ?? 0) : ''),
      },
    ],
    totals,
  };
}

function reasonOf({ reason, caller }: CambioRound, { board, view }: Counted): string {
  if (reason === 'empty') return whoIsEmpty(board, view);
  const called = board.seats[caller ?? -1];
  const args = { mine: String(called?.mine ?? false), name: called?.name ?? '' };
  return board.texts.t(`cambio-reason-${reason}`, args);
}
