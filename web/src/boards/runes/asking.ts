/** What the ask bar of RUNES says. */
import type { Choice, Choices } from '../../kit/choices';
import type { GameTexts, SeatAtTable } from '../../kit/interfaces';
import type { Previewed } from '../../wire';
import type { Plan } from './plan.svelte';
import { colourOf, holderOf, type RunesView } from './view';

/** What a placement would bring, from the server's preview. */
export interface Gain {
  readonly edges: number;
  readonly coins: number;
}

/** What an action does beside laying a stone; told in the table's own sentences. */
const TOLD = new Set<unknown>(['laid', 'coins_back', 'form']);

/** Reads it from the table's answer; null when there is none or nothing would be laid. */
export function gainIn(answer: Previewed | null): Gain | null {
  const log = answer?.legal ? answer.log : [];
  const placed = log.find(({ event }) => event.event === 'placed')?.event;
  return placed ? { edges: Number(placed.m), coins: Number(placed.coins) } : null;
}

/** Coins that are laid or come home, lines and circles. */
export function toldIn(answer: Previewed | null): string | undefined {
  const lines = (answer?.legal ? answer.log : [])
    .filter(({ event }) => TOLD.has(event.event))
    .map(({ line }) => line);
  return lines.length > 0 ? lines.join(' ') : undefined;
}

interface Moment {
  readonly view: RunesView;
  readonly seats: readonly SeatAtTable[];
  readonly legal: Choices;
  readonly texts: GameTexts;
  readonly plan: Plan;
  readonly gain: Gain | null;
  /** What else would happen, as far as it is certain. */
  readonly told: string | undefined;
  /** The chosen ritual card. */
  readonly card: string | null;
  /** The one action that other picks make. */
  readonly made: Choice | undefined;
}

export interface Asked {
  readonly ask: string;
  readonly hint?: string | undefined;
}

export function asking(moment: Moment): Asked {
  const { texts, plan, told, card, made } = moment;
  const { t, word } = texts;
  if (card !== null) {
    const several = moment.legal.where('play', card).length > 1;
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
function previewAsked({ view, gain, texts: { t } }: Moment): string {
  if (!gain) return t('runes-ask-sure');
  const first = Object.keys(view.board).length === 0;
  return first
    ? t('runes-ask-first', { coins: gain.coins })
    : t('runes-ask-preview', { edges: gain.edges, coins: gain.coins });
}

/** "Take the golden stone of Alrun?" */
function sureAsked({ view, seats, texts: { t } }: Moment, { verb, words }: Choice): string {
  const [first = '', second = ''] = words;
  const named = (seat: number | undefined): string => seats[seat ?? -1]?.name ?? '';
  if (verb === 'take')
    return t('runes-sure-take', {
      stone: t(`runes-stone-${colourOf(first)}`),
      seat: named(holderOf(view, first)),
    });
  const laid = view.board[`${first},${second}`];
  return view.cast?.kind === 'extra'
    ? t('runes-sure-extra')
    : t('runes-sure-replace', { seat: named(laid?.owner), coins: laid?.coins ?? 0 });
}

function phaseAsked(moment: Moment): Asked {
  const { view, legal, texts } = moment;
  const { t, word } = texts;
  const rituals = legal.of('play').length > 0;
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
      return { ask: word('phase', view.phase), hint: t('runes-hint-window') };
  }
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
