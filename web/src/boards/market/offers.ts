/** Legal actions as things on the table: which cards each takes, and where it is tapped. */
import type { Choice, Choices } from '../../kit/choices';
import { sidesOf, type MarketView } from './view';

/**
 * Where an action is tapped: a pile (`pile:red`), a side of a seat's goods (`side:2:blue`), its
 * loose runes (`loose:2:blue`), or its hand (`hand:2`).
 */
export type Target = string;

export interface Offer {
  readonly choice: Choice;
  /** The hand cards it takes. */
  readonly cards: readonly string[];
  /** Null: only a button. */
  readonly target: Target | null;
}

export function offersOf(legal: Choices, view: MarketView, seat: number): readonly Offer[] {
  return legal.all
    .filter(({ verb }) => verb !== 'pass')
    .map((choice) => ({
      choice,
      cards: cardsOf(choice),
      target: targetOf(choice, view, seat),
    }));
}

const SHELTER_SIDES: Readonly<Record<string, string>> = { R: 'red', B: 'blue' };

function cardsOf({ verb, words }: Choice): readonly string[] {
  const [first = '', second] = words;
  switch (verb) {
    case 'rune':
      return words.slice(1);
    case 'boat':
    case 'bandit':
      return first === 'cards' ? words.slice(1) : [];
    case 'ransom':
      return second === 'cards' ? words.slice(2) : [];
    case 'build':
    case 'raid':
    case 'duel':
    case 'discard':
    case 'show':
      return [first];
    case 'thief':
      return ['T'];
    default:
      return [];
  }
}

function targetOf({ verb, words }: Choice, view: MarketView, seat: number): Target | null {
  const [first = '', second = '', third = ''] = words;
  switch (verb) {
    case 'rune':
    case 'collect':
      return `pile:${first}`;
    case 'boat':
      return 'pile:boats';
    case 'bandit':
      return 'pile:bandits';
    case 'discard':
      return 'pile:discard';
    case 'build':
      return `side:${seat}:${SHELTER_SIDES[first] ?? ''}`;
    case 'ransom':
    case 'neutralise':
    case 'giveup':
    case 'attach':
      return `side:${seat}:${first}`;
    case 'store':
      return `loose:${seat}:${first}`;
    case 'dock':
      return `side:${seat}:${second}`;
    case 'alone':
      return freeSide(view, seat);
    case 'duel':
      return `hand:${second}`;
    case 'steal':
      if (second === 'hand') return `hand:${first}`;
      return second === 'loose' ? `loose:${first}:${third}` : `side:${first}:${third}`;
    case 'occupy':
      return second === 'open' ? boatSide(view, Number(first)) : `side:${first}:${second}`;
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
