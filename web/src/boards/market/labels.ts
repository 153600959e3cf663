/** What is said of things on the table, and what buttons say. */
import type { MarketGame } from '../../games/market';
import type { Foreseen, GameTexts, SeatAtTable } from '../../kit/interfaces';
import type { Side } from './goods';
import type { Offer } from './offers';

type Says = Pick<GameTexts, 't' | 'word'>;

/** "Jonas: red shelter, 3 runes, held by a bandit". */
export function sideLabel({ t, word }: Says, seat: string, side: Side): string {
  const { colour, place } = side;
  if (!place)
    return side.openBoat
      ? t('market-side', { seat, place: word('place', 'open'), count: 0 })
      : t('market-side-none', { seat, colour });
  const called = {
    main: word('place', colour),
    boat: word('boat', colour),
    heap: t('market-heap'),
  }[place.kind];
  let said = t('market-side', { seat, place: called, count: place.runes });
  if (place.boat) said = t('market-side-boat', { side: said });
  if (place.bandits.length > 0)
    said = t('market-side-held', { side: said, count: place.bandits.length });
  return said;
}

/** How many runes an action would cost, as the table says. */
export function priceIn(told: Foreseen<MarketGame>): number {
  for (const { event } of told.log) if (event.event === 'pay') return event.count;
  return 0;
}

/** A short verb with its object; the whole sentence is the button's spoken name. */
export function buttonText(
  { t, word }: Says,
  { choice }: Offer,
  seats: readonly SeatAtTable[],
  price = 0,
): string {
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  switch (choice.kind) {
    case 'boat-runes':
    case 'bandit-runes':
      return t(`market-do-${choice.kind}`, { colour: choice.parts.colour, price });
    case 'ransom-runes':
      return t('market-do-ransom-runes', { red: choice.parts.red, blue: choice.parts.blue });
    case 'duel':
      return t('market-do-duel', { seat: nameOf(choice.parts.seat) });
    case 'steal-hand':
      return t('market-do-steal', { seat: nameOf(choice.parts.seat), what: 'hand' });
    case 'steal-shelter':
    case 'steal-loose': {
      const { seat, colour } = choice.parts;
      return t('market-do-steal', { seat: nameOf(seat), what: colour });
    }
    case 'occupy': {
      const { seat, place } = choice.parts;
      return t('market-do-occupy', { seat: nameOf(seat), what: place });
    }
    case 'show':
      return t('market-do-show', { card: word('card', choice.parts.card) });
    case 'neutralise':
    case 'neutralise-bought':
      return t('market-do-neutralise', { colour: choice.parts.colour });
    case 'rune':
    case 'collect':
    case 'giveup':
    case 'store':
    case 'attach':
      return t(`market-do-${choice.kind}`, { colour: choice.parts.colour });
    case 'sign':
      return t('market-do-sign', { sign: word('sign', choice.parts.sign) });
    default:
      return t(`market-do-${choice.kind}`);
  }
}
