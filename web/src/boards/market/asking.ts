/** What the ask bar says: the phase, then what was picked. */
import { t as page } from '../../i18n';
import type { MarketView } from '../../games/market';
import type { GameTexts, SeatAtTable } from '../../kit/interfaces';
import { consequences } from './consequences';
import type { Offer } from './offers';
import type { Picks } from './picks.svelte';

interface Moment {
  readonly view: MarketView;
  readonly seats: readonly SeatAtTable[];
  readonly texts: GameTexts;
  readonly picks: Picks;
  /** What the picks make. */
  readonly made: readonly Offer[];
  readonly hand: readonly string[];
  /** All that can be done. */
  readonly offers: readonly Offer[];
  readonly mine: boolean;
  /** Whether I hold a card that answers an attack. */
  readonly canShow: boolean;
  /** Whether there is interest to take. */
  readonly canCollect: boolean;
  /** Why the picked cards buy nothing, in the table's words. */
  readonly why: string | null;
  /** What was asked about, explained. */
  readonly told: string | null;
}

/** What number cards pay for. */
const BUYING: ReadonlySet<string> = new Set(['rune', 'boat-cards', 'bandit-cards', 'ransom-cards']);

export interface Asked {
  readonly ask: string;
  readonly hint?: string;
}

export function asking(moment: Moment): Asked {
  const asked = moment.picks.any ? pickAsked(moment) : phaseAsked(moment);
  const closed = moment.told ?? (moment.mine ? whyClosed(moment) : null);
  return closed === null ? asked : { ...asked, hint: closed };
}

/** Why the card that was tapped is good for nothing now. */
function whyClosed({ view: { phase, pending }, picks: { closed }, texts }: Moment): string | null {
  if (closed === null || !texts.has(`market-closed-${phase}`)) return null;
  const card = phase === 'duel' && pending && 'card' in pending ? pending.card : closed;
  return texts.t(`market-closed-${phase}`, { card });
}

function pickAsked(moment: Moment): Asked {
  const { picks, made, texts, why } = moment;
  const hint = consequences(made, moment);
  const [only] = made;
  if (only && made.length === 1)
    return {
      ask: page('ask-sure', { action: only.choice.say ?? only.choice.text }),
      ...(hint === null ? {} : { hint }),
    };
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
  if (made.length > 1) {
    const buys = made.every(({ choice }) => choice.kind === 'rune');
    if (buys) return { ask, hint: texts.t('market-hint-colour') };
    return { ask, hint: hint ?? texts.t('market-hint-which') };
  }
  const attack = picks.target?.startsWith('hand:') ?? false;
  return { ask, hint: why ?? texts.t(attack ? 'market-hint-attack' : payHint(picks.target)) };
}

/** What the pile costs that was tapped. */
function payHint(target: string | null): string {
  if (target === 'pile:red' || target === 'pile:blue') return 'market-price-rune-said';
  const big = target === 'pile:boats' || target === 'pile:bandits';
  return big ? 'market-price-big-said' : 'market-hint-pay';
}

function phaseAsked(moment: Moment): Asked {
  const { view, seats, texts, mine, canShow, canCollect } = moment;
  const { t } = texts;
  const { pending } = view;
  const placed = pending && 'item' in pending ? pending.item : 'boat';
  switch (view.phase) {
    case 'interest':
      return canCollect
        ? { ask: t('market-ask-interest') }
        : {
            ask: t('market-ask-giveup'),
            hint: t('market-hint-giveup', {
              brings: view.options.give_up,
              thefts: view.options.raid_thefts,
            }),
          };
    case 'main':
      return view.cards_played === 0 ? beginning(moment) : goingOn(moment);
    case 'place':
      return {
        ask: t(`market-ask-place-${placed}`),
        hint: t(placed === 'bandit' ? 'market-hint-occupy' : 'market-hint-place'),
      };
    case 'steal':
      return {
        ask: t('market-ask-steal', { left: pending && 'left' in pending ? pending.left : 1 }),
        hint: t('market-hint-steal'),
      };
    case 'duel':
      return duelAsked({ view, seats, texts, mine, canShow });
    case 'bout':
      return mine
        ? { ask: t('market-ask-bout'), hint: t('market-hint-bout') }
        : { ask: t('market-ask-bout-others') };
    default:
      return { ask: '' };
  }
}

/** Before the first card: what the hand can do, or what can be done without one. */
function beginning(moment: Moment): Asked {
  const { hand, mine, texts } = moment;
  if (!mine) return { ask: texts.t('market-ask-main') };
  if (hand.length === 0)
    return { ask: texts.t('market-ask-main-bare'), hint: texts.t('market-hint-bare') };
  return {
    ask: texts.t('market-ask-main'),
    hint: texts.t('market-hint-main', { left: goodFor(moment) }),
  };
}

/** After the first card: what the others are still good for. */
function goingOn(moment: Moment): Asked {
  const { view, offers, mine, texts } = moment;
  if (!mine) return { ask: texts.t('market-ask-main-done') };
  const isOver = offers.every(({ feedsBandit }) => feedsBandit);
  return {
    ask: texts.t(isOver ? 'market-ask-main-over' : 'market-ask-main-done'),
    hint: texts.t('market-hint-more', { left: goodFor(moment), size: view.options.hand_size }),
  };
}

/** What the cards of the hand can do now, in a word. */
function goodFor({ hand, offers }: Moment): string {
  const withCards = offers.filter(({ cards }) => cards.length > 0);
  if (withCards.length === 0) return hand.length > 0 ? 'none' : 'empty';
  const attacks = withCards.some(({ choice }) => choice.kind === 'duel');
  const buys = withCards.some(({ choice }) => BUYING.has(choice.kind));
  return attacks && buys ? 'both' : attacks ? 'attack' : buys ? 'buy' : 'play';
}

/** Who attacks with what, and what is at stake. */
function duelAsked({
  view: { pending, turn },
  seats,
  texts: { t },
  mine,
  canShow,
}: Pick<Moment, 'view' | 'seats' | 'texts' | 'mine' | 'canShow'>): Asked {
  const seat = seats[turn]?.name ?? '';
  const card = pending && 'card' in pending ? pending.card : '';
  const ask = t('market-ask-duel', { seat, card });
  if (!mine) return { ask };
  return { ask, hint: t(canShow ? 'market-hint-duel' : 'market-hint-duel-none', { seat, card }) };
}
