/** Sentences about cards of tables. */
import { texts as page } from '../../i18n';
import type { GameTexts } from '../../kit/interfaces';
import { cardSeen, isGap, lookOf, readKey, type Viewer } from './cards';
import type { FacedownView } from './game';
import type { Column } from './Points.svelte';
import type { TableBoard } from './table';

/** Whose eyes look at which table. */
interface Sighting {
  readonly board: TableBoard;
  readonly view: FacedownView;
  readonly viewer: Viewer;
}

/** "your upper left card", "Jonas's 7, lower right": as much as the viewer may be reminded of. */
export function nameCard(key: string, { board, view, viewer }: Sighting): string {
  const at = readKey(key);
  if (!at) return '';
  const { t, word } = board.texts;
  const seen = cardSeen(view, at.seat, at.place, viewer);
  return t(seen === undefined ? 'facedown-card' : 'facedown-card-seen', {
    mine: String(at.seat === board.seat),
    name: board.seats[at.seat]?.name ?? '',
    where: t('where', { place: at.place }),
    card: seen === undefined ? '' : word('card', seen),
  });
}

/** A card as it is spoken of when it can be tapped: whose, where, what is seen, who else knows it. */
export function cardLabel(
  seat: number,
  place: number,
  { board: { seats, texts }, view, viewer }: Sighting,
): string {
  const look = lookOf(view, seat, place, viewer);
  return texts.t('facedown-card-label', {
    mine: String(seat === viewer.seat),
    name: seats[seat]?.name ?? '',
    where: texts.t('where', { place }),
    state: look.state,
    card: look.card ? texts.word('card', look.card) : '',
    known: look.knownTo.map((knower) => seats[knower]?.name ?? '').join(', '),
    knowers: look.knownTo.length,
  });
}

/** Who sits at a table, and its words. */
export type Spoken = Pick<TableBoard, 'seats' | 'texts'>;

/** "−3 points", with a true minus sign. */
export function pointsOf(count: number, { t }: GameTexts): string {
  return t('facedown-points', { count }).replace('-', '−');
}

/** What everybody had before the last round: from the second on, the count begins with it. */
export function beforeIn(
  rounds: readonly { readonly totals: readonly number[] }[],
  { texts }: Spoken,
): readonly Column[] {
  const before = rounds.at(-2);
  if (!before) return [];
  const of = (seat: number): string => page.number(before.totals[seat] ?? 0);
  return [{ head: texts.t('facedown-before'), of }];
}

/** Who has no card left: why a round is over. */
export function whoIsEmpty({ seats, texts }: Spoken, view: FacedownView): string {
  const empty = seats.find(({ seat }) =>
    view.tables[seat]?.every((_, at) => isGap(view, seat, at)),
  );
  return texts.t('facedown-empty', { mine: String(empty?.mine ?? false), name: empty?.name ?? '' });
}
