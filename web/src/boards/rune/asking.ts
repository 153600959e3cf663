/** What the ask bar of RUNE says: the table's verdict on the planned card comes first. */
import { texts as page } from '../../i18n';
import type { Cell } from '../../pieces/rune/grid';
import type { RuneGame, RuneView } from '../../games/rune';
import type { Choice, Choices } from '../../kit/choices';
import type { Foreseen, GameTexts, SeatAtTable } from '../../kit/interfaces';
import type { Plan } from './plan.svelte';
import { sideOf } from './table';

interface Moment {
  readonly view: RuneView;
  readonly seat: number;
  readonly seats: readonly SeatAtTable[];
  readonly legal: Choices<RuneGame>;
  readonly texts: GameTexts;
  readonly plan: Plan;
  readonly answer: Foreseen<RuneGame> | null;
  readonly changes: readonly number[] | null;
  readonly chosen: Cell | null;
  readonly made: readonly Choice<RuneGame>[];
}

export interface Asked {
  readonly ask: string;
  readonly hint?: string | undefined;
}

export function asking(moment: Moment): Asked {
  const { view, texts, plan, answer, chosen, made } = moment;
  const { t } = texts;
  if (plan.text !== null)
    return plan.fits
      ? { ask: t('rune-ask-fits'), hint: changeSaid(moment) }
      : { ask: t('rune-ask-refused'), hint: answer?.sentence ?? undefined };
  if (plan.now && plan.spots.length === 0)
    return plan.hasPlace
      ? { ask: t('rune-ask-where'), hint: t('rune-hint-turn') }
      : { ask: t('rune-ask-nowhere'), hint: t('rune-hint-nowhere') };
  if (plan.now) return { ask: t('rune-ask-where'), hint: t('rune-hint-where') };
  if (chosen)
    return made.length > 1
      ? { ask: t('rune-ask-token-colour') }
      : {
          ask: t(view.phase === 'token' ? 'rune-ask-token-here' : 'rune-ask-master'),
          hint: [changeSaid(moment), lastWarned(moment)].filter(Boolean).join(' ') || undefined,
        };
  return phaseAsked(moment);
}

/** "You: +2. Jonas: −1": each side whose points would change, mine always. */
function changeSaid({ view, seat, seats, texts, changes }: Moment): string | undefined {
  if (!changes || seat < 0) return undefined;
  const own = sideOf(view, seat);
  if (changes.every((change) => change === 0)) return texts.t('rune-hint-same');
  const mine = page.signed(changes[own] ?? 0);
  const others = changes
    .flatMap((change, side) =>
      side === own || change === 0
        ? []
        : texts.t('rune-change', {
            name: seats
              .filter((each) => sideOf(view, each.seat) === side)
              .map(({ name }) => name)
              .join(', '),
            change: page.signed(change),
          }),
    )
    .join(', ');
  return others === ''
    ? texts.t('rune-hint-mine', { mine })
    : texts.t('rune-hint-change', { mine, others });
}

/** With the last Rune Master it is over: for me, and alone for the game. */
function lastWarned({ view, seat, texts: { t } }: Moment): string | undefined {
  if (view.phase !== 'act' || view.masters[seat] !== 1) return undefined;
  return t(view.options.mode === 'solo' ? 'rune-warn-end' : 'rune-warn-last');
}

function phaseAsked({ view, legal, texts: { t } }: Moment): Asked {
  switch (view.phase) {
    case 'place':
      return { ask: t('rune-ask-place'), hint: t('rune-hint-place') };
    case 'act':
      if (legal.of('master').length === 0) return { ask: t('rune-ask-act-draw') };
      return legal.has('draw')
        ? { ask: t('rune-ask-act'), hint: t('rune-hint-act') }
        : { ask: t('rune-ask-act-master'), hint: t('rune-hint-act-master') };
    case 'token':
      return { ask: t('rune-ask-token'), hint: t('rune-hint-token') };
    default:
      return { ask: '' };
  }
}
