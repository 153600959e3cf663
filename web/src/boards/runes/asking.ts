/** What the ask bar of RUNES says. */
import type { Previewed } from '../../wire';
import type { Choice, Choices } from '../choices';
import type { GameTexts, SeatAtTable } from '../interfaces';
import type { Plan } from './plan.svelte';
import { colourOf, holderOf, type RunesView } from './view';

/** What a placement would bring, from the server's preview. */
export interface Gain {
  readonly edges: number;
  readonly coins: number;
  /** Coins that come home, lines and circles: the table's own sentences. */
  readonly lines: readonly string[];
}

/** Reads it from the table's answer; null when there is none or nothing would be laid. */
export function gainIn(answer: Previewed | null): Gain | null {
  const log = answer?.legal ? answer.log : [];
  const placed = log.find(({ event }) => event.event === 'placed')?.event;
  if (!placed) return null;
  const lines = log
    .filter(({ event }) => event.event === 'coins_back' || event.event === 'form')
    .map(({ line }) => line);
  return { edges: Number(placed.m), coins: Number(placed.coins), lines };
}

interface Moment {
  readonly view: RunesView;
  readonly seats: readonly SeatAtTable[];
  readonly legal: Choices;
  readonly texts: GameTexts;
  readonly plan: Plan;
  readonly gain: Gain | null;
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
  const { view, texts, plan, gain, card, made } = moment;
  const { t, word } = texts;
  if (card !== null) {
    const several = moment.legal.where('play', card).length > 1;
    return {
      ask: word('card', card),
      hint: several ? t('runes-hint-whom') : word('card', `${card}-help`),
    };
  }
  if (plan.text !== null)
    return {
      ask: gain
        ? t('runes-ask-preview', { edges: gain.edges, coins: gain.coins })
        : t('runes-ask-sure'),
      hint: gain && gain.lines.length > 0 ? gain.lines.join(' ') : t('runes-hint-preview'),
    };
  if (plan.stone !== null) return { ask: t('runes-ask-place'), hint: t('runes-hint-place') };
  if (made) return { ask: sureAsked(moment, made) };
  return phaseAsked(view, moment.legal, texts);
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

function phaseAsked(view: RunesView, legal: Choices, { t, word }: GameTexts): Asked {
  switch (view.phase) {
    case 'turn':
      if (legal.of('place').length === 0) return { ask: t('runes-ask-stuck') };
      return {
        ask: t('runes-ask-turn'),
        hint: t(legal.of('play').length > 0 ? 'runes-hint-turn-ritual' : 'runes-hint-turn'),
      };
    case 'choose':
      return {
        ask: word('step', view.cast?.step ?? ''),
        hint: t(
          legal.of('take').length > 0
            ? 'runes-hint-take'
            : legal.of('target').length > 0
              ? 'runes-hint-target'
              : 'runes-hint-turn',
        ),
      };
    case 'full':
      return { ask: word('phase', 'full'), hint: t('runes-hint-full') };
    default:
      return { ask: word('phase', view.phase), hint: t('runes-hint-window') };
  }
}
