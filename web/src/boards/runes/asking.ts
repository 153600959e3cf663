/** What the ask bar of RUNES says. */
import type { RitualCode, RunesGame, RunesView } from '../../games/runes';
import type { Choice, Choices } from '../../kit/choices';
import type { EventName } from '../../kit/grammar';
import type { Foreseen, GameTexts, SeatAtTable, Situation } from '../../kit/interfaces';
import { cellKey, colourOf, holderOf } from './cells';
import type { Plan } from './plan.svelte';
import { playsIn, playsOf } from './rituals';

/** What a placement would bring, from the server's preview. */
export interface Gain {
  readonly edges: number;
  readonly coins: number;
}

/** What an action does beside laying a stone; told in the table's own sentences. */
const TOLD: ReadonlySet<EventName<RunesGame>> = new Set(['laid', 'coins_back', 'form']);

/** Reads it from the table's answer; null when there is none or nothing would be laid. */
export function gainIn(answer: Foreseen<RunesGame> | null): Gain | null {
  for (const { event } of answer?.legal ? answer.log : [])
    if (event.event === 'placed') return { edges: event.m, coins: event.coins };
  return null;
}

/** Coins that are laid or come home, lines and circles. */
export function toldIn(answer: Foreseen<RunesGame> | null): string | undefined {
  const lines = (answer?.legal ? answer.log : [])
    .filter(({ event }) => TOLD.has(event.event))
    .map(({ line }) => line);
  return lines.length > 0 ? lines.join(' ') : undefined;
}

interface Moment {
  readonly view: RunesView;
  readonly seats: readonly SeatAtTable[];
  readonly legal: Choices<RunesGame>;
  readonly texts: GameTexts;
  readonly plan: Plan;
  readonly gain: Gain | null;
  /** What else would happen, as far as it is certain. */
  readonly told: string | undefined;
  /** The chosen ritual card. */
  readonly card: RitualCode | null;
  /** The one action that other picks make. */
  readonly made: Choice<RunesGame, 'take' | 'target'> | undefined;
}

export interface Asked {
  readonly ask: string;
  readonly hint?: string | undefined;
}

export function asking(moment: Moment): Asked {
  const { texts, plan, told, card, made } = moment;
  const { t, word } = texts;
  if (card !== null) {
    const several = playsOf(moment.legal, card).length > 1;
    const name = word('card', card);
    return {
      ask: several ? t('runes-ask-whom', { card: name }) : name,
      hint: word('card', `${card}-help`),
    };
  }
  if (plan.text !== null)
    return {
      ask: previewAsked(moment),
      hint: told ?? t('runes-hint-preview'),
    };
  if (plan.stone !== null) return { ask: t('runes-ask-place'), hint: t('runes-hint-place') };
  if (made) return { ask: sureAsked(moment, made), hint: told };
  return phaseAsked(moment);
}

/** "2 edges agree: 4 coins." The first stone agrees with nothing. */
function previewAsked({ view, gain, plan, texts: { t } }: Moment): string {
  if (!gain) return t('runes-ask-sure');
  const stone = colourOf(plan.stone ?? '');
  const first = Object.keys(view.board).length === 0;
  return first
    ? t('runes-ask-first', { stone, coins: gain.coins })
    : t('runes-ask-preview', { stone, edges: gain.edges, coins: gain.coins });
}

function sureAsked(moment: Moment, made: Choice<RunesGame, 'take' | 'target'>): string {
  if (made.kind === 'take') return sureTaken(made.parts.stone, moment);
  const { view, seats, texts } = moment;
  const laid = view.board[cellKey(made.parts)];
  return view.cast?.kind === 'extra'
    ? texts.t('runes-sure-extra')
    : texts.t('runes-sure-replace', {
        seat: seats[laid?.owner ?? -1]?.name ?? '',
        coins: laid?.coins ?? 0,
      });
}

/** "Take the golden stone of Alrun?" */
export function sureTaken(
  stone: string,
  { view, seats, texts: { t } }: Pick<Situation<RunesGame>, 'view' | 'seats' | 'texts'>,
): string {
  return t('runes-sure-take', {
    stone: t(`runes-stone-${colourOf(stone)}`),
    seat: seats[holderOf(view, stone) ?? -1]?.name ?? '',
  });
}

function phaseAsked(moment: Moment): Asked {
  const { view, legal, texts } = moment;
  const { t, word } = texts;
  const rituals = playsIn(legal).length > 0;
  switch (view.phase) {
    case 'turn':
      if (legal.of('place').length === 0)
        return { ask: t('runes-ask-stuck'), hint: rituals ? t('runes-hint-window') : undefined };
      return {
        ask: t('runes-ask-turn'),
        hint: t(rituals ? 'runes-hint-turn-ritual' : 'runes-hint-turn'),
      };
    case 'choose':
      return choiceAsked(moment);
    case 'full':
      return { ask: t('runes-ask-full'), hint: t('runes-hint-full') };
    default:
      if (!rituals) return { ask: t(`runes-idle-${view.phase}`), hint: t('runes-hint-idle') };
      if (view.phase === 'respond') return answerAsked(moment);
      return { ask: word('phase', view.phase), hint: t('runes-hint-window') };
  }
}

/** Which ritual it is and what it does: that is at stake. */
function answerAsked({ view: { cast }, seats, texts: { t, word } }: Moment): Asked {
  if (!cast) return { ask: t('runes-ask-answer') };
  return {
    ask: t('runes-ask-answer-to', {
      seat: seats[cast.by]?.name ?? '',
      card: word('card', cast.kind),
    }),
    hint: `${word('card', `${cast.kind}-help`)} ${t('runes-hint-answer')}`,
  };
}

/** What my ritual still wants to know. */
function choiceAsked({ view: { cast }, legal, texts: { t, word } }: Moment): Asked {
  const step = cast?.step ?? '';
  const own = `runes-choose-${cast?.kind ?? ''}`;
  if (step === 'place') return { ask: t(own), hint: t('runes-hint-turn') };
  if (step === 'target')
    return { ask: t(own, { die: cast?.die ?? 0 }), hint: t('runes-hint-target') };
  return { ask: word('step', step), hint: legal.any ? t('runes-hint-take') : undefined };
}
