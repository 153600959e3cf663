/** Alaska's document, as its board reads it. */
export type Code = string;

export interface AlaskaView {
  readonly phase: 'salmon' | 'main' | 'choose' | 'window' | 'over';
  readonly players: number;
  readonly turn: number;
  readonly draw: readonly null[];
  readonly discard: readonly Code[];
  /** Null for cards of other seats. */
  readonly hands: readonly (readonly (Code | null)[])[];
  readonly river: {
    readonly salmon: Readonly<Record<string, number>>;
    readonly anglers: Readonly<Record<string, '-' | 'T' | 'L'>>;
  };
  readonly caught: readonly number[];
  readonly to_place: number;
  readonly window: { readonly catcher: number; readonly spot: number } | null;
  readonly sit_out: readonly boolean[];
  readonly final: boolean;
  readonly options: { readonly flow_dir: 'down' | 'up'; readonly hand_size: number };
}

/** Sections and spots alike. */
export const RING: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The section after one: a salmon on spot k lies over k and this. */
export function after(section: number): number {
  return (section % RING.length) + 1;
}

/** Names of the pieces and places of the board. */
export const DRAW = 'draw';
export const DISCARD = 'discard';
export const handKey = (index: number): string => `hand:${index}`;
export const spotKey = (spot: number): string => `spot:${spot}`;
export const sectionKey = (section: number): string => `section:${section}`;
export const seatKey = (seat: number): string => `seat:${seat}`;
