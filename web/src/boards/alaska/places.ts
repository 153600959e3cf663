/** The places of Alaska's board, and their names. */
import type { AlaskaGame, AlaskaView } from '../../games/alaska';
import type { TextArgs } from '../../i18n';
import type { Choice } from '../../kit/choices';
import type { GameTexts } from '../../kit/interfaces';

/** Sections and spots alike. */
export const RING: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The section after one: a salmon on spot k lies over k and this. */
export function after(section: number): number {
  return (section % RING.length) + 1;
}

export const DRAW = 'draw';
export const DISCARD = 'discard';
export const handKey = (index: number): string => `hand:${index}`;
export const spotKey = (spot: number): string => `spot:${spot}`;
export const sectionKey = (section: number): string => `section:${section}`;
export const seatKey = (seat: number): string => `seat:${seat}`;

/** What lies on a spot, in words. */
export function spotLabel({ river }: AlaskaView, spot: number, { t }: GameTexts): string {
  return t('alaska-spot', {
    first: spot,
    second: after(spot),
    count: river.salmon[spot] ?? 0,
  });
}

/** Who stands in a section, in words. */
export function sectionLabel({ river }: AlaskaView, section: number, { t }: GameTexts): string {
  return t('alaska-section', { section, angler: river.anglers[section] ?? '-' });
}

/** Where an action is tapped in the river; undefined for one that has no place there. */
export function targetOf(choice: Choice<AlaskaGame>): string | undefined {
  switch (choice.kind) {
    case 'place':
    case 'take':
    case 'eagle-salmon':
      return spotKey(choice.parts.spot);
    case 'tourist':
    case 'local':
    case 'eagle-angler':
      return sectionKey(choice.parts.section);
    default:
      return undefined;
  }
}

/** What sentences about an action with a place are told; undefined for one without. */
export function placeArgs(choice: Choice<AlaskaGame>): TextArgs | undefined {
  switch (choice.kind) {
    case 'place':
    case 'take':
    case 'eagle-salmon':
      return { first: choice.parts.spot, second: after(choice.parts.spot) };
    case 'tourist':
    case 'local':
    case 'eagle-angler':
      return { section: choice.parts.section };
    default:
      return undefined;
  }
}
