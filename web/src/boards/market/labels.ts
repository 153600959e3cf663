/** What is said of things on the table, and what buttons say. */
import type { GameTexts, SeatAtTable } from '../../kit/interfaces';
import type { Previewed } from '../../wire';
import type { Offer } from './offers';
import type { Side } from './view';

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
export function priceIn(told: Previewed | null): number {
  const paid = told?.log.find(({ event }) => event.event === 'pay')?.event.count;
  return typeof paid === 'number' ? paid : 0;
}

/** A short verb with its object; the whole sentence is the button's spoken name. */
export function buttonText(
  { t, word }: Says,
  { choice }: Offer,
  seats: readonly SeatAtTable[],
  price = 0,
): string {
  const { verb, words } = choice;
  const [first = '', second = '', third = '', fourth = ''] = words;
  switch (verb) {
    case 'boat':
    case 'bandit':
      return t(`market-do-${verb}-${first}`, { colour: second, price });
    case 'ransom':
      return t(`market-do-ransom-${second}`, { red: third, blue: fourth });
    case 'duel':
      return t('market-do-duel', { seat: seats[Number(second)]?.name ?? '' });
    case 'steal': {
      const seat = seats[Number(first)]?.name ?? '';
      const what = second === 'hand' ? second : third;
      return t('market-do-steal', { seat, what });
    }
    case 'occupy':
      return t('market-do-occupy', { seat: seats[Number(first)]?.name ?? '', what: second });
    case 'show':
      return t('market-do-show', { card: word('card', first) });
    default:
      return t(`market-do-${verb}`, { colour: first });
  }
}
