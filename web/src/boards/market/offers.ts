/** Legal actions as things on the table: which cards each takes, and where it is tapped. */
import type { Colour, MarketGame, MarketParts, MarketView } from '../../games/market';
import type { Choice, Choices } from '../../kit/choices';
import { sidesOf } from './goods';

/**
 * Where an action is tapped: a pile (`pile:red`), a side of a seat's goods (`side:2:blue`), its
 * loose runes (`loose:2:blue`), or its hand (`hand:2`).
 */
export type Target = string;

export interface Offer {
  readonly choice: Choice<MarketGame>;
  /** The hand cards it takes. */
  readonly cards: readonly string[];
  /** Null: only a button. */
  readonly target: Target | null;
  /** It puts a rune where a bandit takes one each turn. */
  readonly feedsBandit: boolean;
}

export function offersOf(
  legal: Choices<MarketGame>,
  view: MarketView,
  seat: number,
): readonly Offer[] {
  return legal.all
    .filter(({ kind }) => kind !== 'pass')
    .map((choice) => ({
      choice,
      cards: cardsOf(choice),
      target: targetOf(choice, view, seat),
      feedsBandit: feedsBandit(choice, view, seat),
    }));
}

/** Which shelter each building card is. */
const SHELTER_SIDES: Readonly<Record<MarketParts['build']['card'], Colour>> = {
  R: 'red',
  B: 'blue',
};

function cardsOf(choice: Choice<MarketGame>): readonly string[] {
  switch (choice.kind) {
    case 'rune':
    case 'boat-cards':
    case 'bandit-cards':
    case 'ransom-cards':
      return choice.parts.cards;
    case 'build':
    case 'raid':
    case 'duel':
    case 'discard':
    case 'show':
      return [choice.parts.card];
    case 'thief':
      return ['T'];
    default:
      return [];
  }
}

function targetOf(choice: Choice<MarketGame>, view: MarketView, seat: number): Target | null {
  switch (choice.kind) {
    case 'rune':
    case 'collect':
      return `pile:${choice.parts.colour}`;
    case 'boat-runes':
    case 'boat-cards':
      return 'pile:boats';
    case 'bandit-runes':
    case 'bandit-cards':
      return 'pile:bandits';
    case 'discard':
      return 'pile:discard';
    case 'duel':
    case 'steal-hand':
      return `hand:${choice.parts.seat}`;
    case 'store':
      return `loose:${seat}:${choice.parts.colour}`;
    case 'steal-loose':
      return `loose:${choice.parts.seat}:${choice.parts.colour}`;
    default:
      return sideOf(choice, view, seat);
  }
}

function feedsBandit(choice: Choice<MarketGame>, view: MarketView, seat: number): boolean {
  if (choice.kind !== 'store') return false;
  const shelter = view.seats[seat]?.shelters[choice.parts.colour];
  return (shelter?.bandits.length ?? 0) > 0;
}

/** The side of a seat's goods that an action is about. */
function sideOf(choice: Choice<MarketGame>, view: MarketView, seat: number): Target | null {
  switch (choice.kind) {
    case 'build':
      return `side:${seat}:${SHELTER_SIDES[choice.parts.card]}`;
    case 'ransom-cards':
    case 'ransom-runes':
    case 'neutralise':
    case 'neutralise-bought':
    case 'giveup':
    case 'attach':
    case 'dock':
      return `side:${seat}:${choice.parts.colour}`;
    case 'alone':
      return freeSide(view, seat);
    case 'steal-shelter':
      return `side:${choice.parts.seat}:${choice.parts.colour}`;
    case 'occupy': {
      const { seat: victim, place } = choice.parts;
      return place === 'open' ? boatSide(view, victim) : `side:${victim}:${place}`;
    }
    default:
      return null;
  }
}

/** Where nothing stands yet. */
function freeSide(view: MarketView, seat: number): Target | null {
  const goods = view.seats[seat];
  const side = goods && sidesOf(goods).find(({ place, openBoat }) => place === null && !openBoat);
  return side ? `side:${seat}:${side.colour}` : null;
}

/** Where a boat without a colour stands. */
function boatSide(view: MarketView, seat: number): Target | null {
  const goods = view.seats[seat];
  const side = goods && sidesOf(goods).find(({ openBoat }) => openBoat);
  return side ? `side:${seat}:${side.colour}` : null;
}

/** What is left of `cards` without `taken`; null when one of those is not among them. */
export function without(
  cards: readonly string[],
  taken: readonly string[],
): readonly string[] | null {
  const left = [...cards];
  for (const card of taken) {
    const index = left.indexOf(card);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** The offers that take exactly these cards and are tapped there. */
export function matching(
  offers: readonly Offer[],
  cards: readonly string[],
  target: Target | null,
): readonly Offer[] {
  return reaching(offers, cards, target).filter((offer) => offer.cards.length === cards.length);
}

/** The offers that take at least these cards. */
export function reaching(
  offers: readonly Offer[],
  cards: readonly string[],
  target: Target | null,
): readonly Offer[] {
  return offers.filter(
    (offer) => (target === null || offer.target === target) && without(offer.cards, cards) !== null,
  );
}
