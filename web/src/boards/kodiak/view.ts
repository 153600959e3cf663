/** Kodiak's document, as its board reads it. */
import type { FacedownView } from '../facedown/cards';

export interface KodiakRound {
  readonly cat: number;
  readonly reason: string;
  readonly cards: readonly number[];
  readonly pounces: number;
  readonly hairballs: readonly number[];
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface KodiakAction {
  readonly seat: number;
  readonly kind: string;
  readonly left: number;
  /** Place −1: the cat still has to choose. */
  readonly picked: readonly (readonly [number, number])[];
}

export interface KodiakView extends FacedownView {
  readonly players: number;
  readonly options: {
    readonly memory: 'assisted' | 'strict';
    readonly cycles: number;
    readonly hairball_discard: number;
  };
  readonly cat: number;
  readonly frenzy: {
    readonly runner: number | null;
    readonly passed: readonly number[];
    readonly out: readonly number[];
  } | null;
  readonly claimed: boolean;
  readonly locked: boolean;
  readonly queue: readonly KodiakAction[];
  readonly pounces: number;
  readonly hairballs: readonly number[];
  readonly rounds: readonly KodiakRound[];
}
