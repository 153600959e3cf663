/** Sentences about cards of tables, in both games. */
import type { BoardProps, GameTexts } from '../../kit/interfaces';
import { cardSeen, isGap, readKey, type Shape, type FacedownView, type Viewer } from './cards';

/** "your upper left card", "Jonas's 7, lower right": as much as the viewer may be reminded of. */
export function nameCard(
  key: string,
  {
    board,
    view,
    viewer,
    shape,
  }: {
    board: BoardProps;
    view: FacedownView;
    viewer: Viewer;
    shape: Shape;
  },
): string {
  const at = readKey(key);
  if (!at) return '';
  const { t, word } = board.texts;
  const seen = cardSeen(view, at.seat, at.place, viewer);
  return t(seen === undefined ? 'facedown-card' : 'facedown-card-seen', {
    mine: String(at.seat === board.seat),
    name: board.seats[at.seat]?.name ?? '',
    where: t('facedown-place', { place: at.place, shape }),
    card: seen === undefined ? '' : word('card', seen),
  });
}

/** "−3 points", with a true minus sign. */
export function pointsOf(count: number, { t }: GameTexts): string {
  return t('facedown-points', { count }).replace('-', '−');
}

/** Who has no card left: why a round is over. */
export function whoIsEmpty({ seats, texts }: BoardProps, view: FacedownView): string {
  const empty = seats.find(({ seat }) =>
    view.tables[seat]?.every((_, at) => isGap(view, seat, at)),
  );
  return texts.t('facedown-empty', { mine: String(empty?.mine ?? false), name: empty?.name ?? '' });
}
