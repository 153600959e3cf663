/** What the ask bar of RUNES says. */
import { t as page } from '../../i18n';
import type { Choice, Choices } from '../choices';
import type { GameTexts } from '../interfaces';
import type { Plan } from './plan.svelte';
import type { RunesView } from './view';

/** What a placement would bring, from the server's preview. */
export interface Gain {
  readonly edges: number;
  readonly coins: number;
  /** Coins that come home, lines and circles: the table's own sentences. */
  readonly lines: readonly string[];
}

interface Moment {
  readonly view: RunesView;
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
  if (card !== null) return { ask: word('card', card), hint: word('card', `${card}-help`) };
  if (plan.text !== null)
    return {
      ask: gain
        ? t('runes-ask-preview', { edges: gain.edges, coins: gain.coins })
        : t('runes-ask-sure'),
      hint: gain && gain.lines.length > 0 ? gain.lines.join(' ') : t('runes-hint-preview'),
    };
  if (plan.stone !== null) return { ask: t('runes-ask-place'), hint: t('runes-hint-place') };
  if (made) return { ask: page('ask-sure', { action: made.say ?? made.text }) };
  return phaseAsked(view, moment.legal, texts);
}

function phaseAsked(view: RunesView, legal: Choices, { t, word }: GameTexts): Asked {
  switch (view.phase) {
    case 'turn':
      return legal.of('place').length > 0
        ? { ask: t('runes-ask-turn'), hint: t('runes-hint-turn') }
        : { ask: t('runes-ask-stuck') };
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
