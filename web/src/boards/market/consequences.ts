/** What comes of an action, in a line: what it brings, and what it costs. */
import type { MarketView } from '../../games/market';
import type { GameTexts, SeatAtTable } from '../../kit/interfaces';
import type { Offer } from './offers';

interface Table {
  readonly view: MarketView;
  readonly seats: readonly SeatAtTable[];
  readonly texts: Pick<GameTexts, 't'>;
}

/** A line for each of what could be done, every line once; null where nothing is to be said. */
export function consequences(made: readonly Offer[], table: Table): string | null {
  const [only] = made;
  const lines =
    only && made.length === 1
      ? [attackOf(only, table) ?? lineOf(only, table)]
      : made.map((offer) => lineOf(offer, table));
  return [...new Set(lines.flatMap((line) => line ?? []))].join(' ') || null;
}

/** An attack on somebody: who it is, and what is at stake. */
function attackOf({ choice }: Offer, { seats, texts }: Table): string | null {
  if (choice.kind !== 'duel') return null;
  const { card, seat } = choice.parts;
  return texts.t('market-then-attack', { card, seat: seats[seat]?.name ?? '' });
}

function lineOf(offer: Offer, { view: { options }, texts: { t } }: Table): string | null {
  const { choice } = offer;
  switch (choice.kind) {
    case 'rune':
    case 'duel':
    case 'thief':
    case 'show':
      return t(`market-then-${choice.kind}`);
    case 'build':
      return t('market-then-build', { card: choice.parts.card });
    case 'raid':
      return t('market-then-raid', { thefts: options.raid_thefts });
    case 'boat-runes':
    case 'boat-cards':
      return t('market-then-boat', { value: options.boat_value });
    case 'bandit-runes':
    case 'bandit-cards':
      return t('market-then-bandit');
    case 'ransom-runes':
    case 'ransom-cards':
      return t('market-then-ransom');
    case 'store':
      return t(offer.feedsBandit ? 'market-then-store-held' : 'market-then-store');
    default:
      return null;
  }
}
