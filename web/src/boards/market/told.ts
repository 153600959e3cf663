/** What something on the table is, in one sentence: said when it is tapped and can do nothing now. */
import { texts as page } from '../../i18n';
import type { MarketView } from '../../games/market';
import type { GameTexts } from '../../kit/interfaces';
import { explain } from './explain';
import { sidesOf } from './goods';
import type { Target } from './offers';

/** What is asked about instead of a place: my own points. */
export const POINTS = 'points';

export function toldOf(
  asked: Target,
  view: MarketView,
  seat: number,
  texts: GameTexts,
): string | null {
  const [what = '', where = '', colour = ''] = asked.split(':');
  switch (what) {
    case POINTS:
      return pointsTold(view, seat, texts);
    case 'pile':
      return pileTold(where, view, texts);
    case 'side':
      return sideTold(view, Number(where), colour, texts);
    case 'loose':
      return texts.t('market-told-loose');
    case 'hand':
      return texts.t('market-told-hand', {
        attacked: String(view.attacked.includes(Number(where))),
      });
    default:
      return null;
  }
}

/** "Red runes 2, 1 boat 1, 1 bandit in your shelters −1." */
function pointsTold(view: MarketView, seat: number, texts: GameTexts): string {
  const lines = explain(view, seat, texts).filter(({ points }) => points !== 0);
  if (lines.length === 0) return texts.t('market-told-no-points');
  const parts = lines.map(({ label, points }) => `${label} ${page.signed(points)}`).join(', ');
  return texts.t('market-told-points', { parts, count: view.points[seat] ?? 0 });
}

function pileTold(pile: string, { options }: MarketView, { t }: GameTexts): string | null {
  switch (pile) {
    case 'red':
    case 'blue':
      return t('market-price-rune-said');
    case 'boats':
      return `${t('market-then-boat', { value: options.boat_value })} ${t('market-price-big-said')}`;
    case 'bandits':
      return `${t('market-then-bandit')} ${t('market-price-big-said')}`;
    case 'discard':
      return t('market-told-discard');
    default:
      return null;
  }
}

function sideTold(view: MarketView, seat: number, colour: string, { t }: GameTexts): string | null {
  const goods = view.seats[seat];
  const side = goods && sidesOf(goods).find((each) => each.colour === colour);
  if (!side) return null;
  if ((side.place?.bandits.length ?? 0) > 0) return t('market-told-held');
  if (side.place?.kind === 'main') return t('market-told-shelter');
  if (side.place || side.openBoat) return t('market-told-boat');
  return t('market-told-none', { colour });
}
