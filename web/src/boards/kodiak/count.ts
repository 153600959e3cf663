/** After a round: cards, hairballs and pounces of everybody, and the new totals. */
import type { KodiakView } from '../../games/kodiak';
import { texts as page } from '../../i18n';
import type { Count } from '../facedown/RoundEnd.svelte';
import { beforeIn, whoIsEmpty, type Spoken } from '../facedown/words';
import { partsOf } from './explain';

interface Counted {
  readonly board: Spoken;
  readonly view: KodiakView;
}

export function countOf({ board, view }: Counted): Count | undefined {
  const { t } = board.texts;
  const round = view.rounds.at(-1);
  if (!round) return undefined;
  const parts = (seat: number) => partsOf(round, seat, view.options.hairball_discard);
  /** Beside what was before it is what the round adds. */
  const counted = (points: number): string =>
    view.rounds.length > 1 ? page.signed(points) : page.number(points);
  const signed = (points: number): string => (points === 0 ? '' : page.signed(points));
  return {
    title: t('kodiak-round-over', { round: view.rounds.length }),
    reason: round.reason === 'empty' ? whoIsEmpty(board, view) : t('kodiak-reason-limit'),
    columns: [
      ...beforeIn(view.rounds, board),
      { head: t('kodiak-cards'), of: (seat) => counted(parts(seat).cards) },
      { head: t('kodiak-hairballs'), of: (seat) => signed(parts(seat).hairballs) },
      { head: t('kodiak-pounces'), of: (seat) => signed(parts(seat).pounces) },
    ],
    totals: round.totals,
  };
}
