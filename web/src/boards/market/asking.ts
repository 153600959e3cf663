/** What the ask bar says: the phase, then what was picked. */
import { t as page } from '../../i18n';
import type { MarketView } from '../../games/market';
import type { GameTexts, SeatAtTable } from '../../kit/interfaces';
import type { Offer } from './offers';
import type { Picks } from './picks.svelte';

interface Moment {
  readonly view: MarketView;
  readonly seats: readonly SeatAtTable[];
  readonly texts: GameTexts;
  readonly picks: Picks;
  /** What the picks make. */
  readonly made: readonly Offer[];
  readonly mine: boolean;
  /** Whether I hold a card that answers an attack. */
  readonly canShow: boolean;
  /** Whether there is interest to take. */
  readonly canCollect: boolean;
  /** Why the picked cards buy nothing, in the table's words. */
  readonly why: string | null;
}

export interface Asked {
  readonly ask: string;
  readonly hint?: string;
}

export function asking(moment: Moment): Asked {
  const { picks, made, texts, why } = moment;
  if (!picks.any) return phaseAsked(moment);
  const [only] = made;
  if (only && made.length === 1)
    return { ask: page('ask-sure', { action: only.choice.say ?? only.choice.text }) };
  const cards = picks.cards;
  if (made.length > 1 && made.every(({ choice }) => choice.kind === 'duel'))
    return {
      ask: texts.t('market-ask-whom', { card: cards.join() }),
      hint: texts.t('market-hint-whom'),
    };
  const sum = cards.reduce((total, card) => total + Number(card), 0);
  const ask =
    cards.length > 1 && !Number.isNaN(sum)
      ? texts.t('market-sum', { cards: cards.join(' + '), sum })
      : made.length > 1 && cards.length > 0
        ? texts.t('market-ask-which', {
            cards: cards.map((card) => texts.word('card', card)).join(),
          })
        : phaseAsked(moment).ask;
  if (made.length > 1) return { ask, hint: texts.t('market-hint-which') };
  const attack = picks.target?.startsWith('hand:') ?? false;
  return { ask, hint: why ?? texts.t(attack ? 'market-hint-attack' : 'market-hint-pay') };
}

function phaseAsked({ view, seats, texts, mine, canShow, canCollect }: Moment): Asked {
  const { t } = texts;
  const { pending } = view;
  switch (view.phase) {
    case 'interest':
      return canCollect
        ? { ask: t('market-ask-interest') }
        : { ask: t('market-ask-giveup'), hint: t('market-hint-giveup') };
    case 'main':
      return view.cards_played === 0
        ? { ask: t('market-ask-main'), hint: t('market-hint-main') }
        : { ask: t('market-ask-main-done'), hint: t('market-hint-main') };
    case 'place':
      return {
        ask: t(`market-ask-place-${pending && 'item' in pending ? pending.item : 'boat'}`),
        hint: t('market-hint-place'),
      };
    case 'steal':
      return {
        ask: t('market-ask-steal', { left: pending && 'left' in pending ? pending.left : 1 }),
        hint: t('market-hint-steal'),
      };
    case 'duel':
      return {
        ask: t('market-ask-duel', {
          seat: seats[view.turn]?.name ?? '',
          card: pending && 'card' in pending ? pending.card : '',
        }),
        ...(mine ? { hint: t(canShow ? 'market-hint-duel' : 'market-hint-duel-none') } : {}),
      };
    case 'bout':
      return mine
        ? { ask: t('market-ask-bout'), hint: t('market-hint-bout') }
        : { ask: t('market-ask-bout-others') };
    default:
      return { ask: '' };
  }
}
