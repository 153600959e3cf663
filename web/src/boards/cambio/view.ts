/** Cambio's document, as its board reads it. */
import type { FacedownView } from '../facedown/cards';

export interface CambioRound {
  readonly dealer: number;
  readonly caller: number | null;
  readonly reason: string;
  readonly points: readonly number[];
  readonly adjust: readonly number[];
  readonly totals: readonly number[];
}

export interface CambioView extends FacedownView {
  readonly options: { readonly target: number; readonly memory: 'assisted' | 'strict' };
  readonly frozen: boolean;
  readonly caller: number | null;
  readonly snap: {
    readonly snapper: number | null;
    readonly passed: readonly number[];
    readonly out: readonly number[];
    readonly second: boolean;
  } | null;
  readonly give: { readonly from: number; readonly to: number; readonly slot: number } | null;
  readonly action: {
    readonly kind: string;
    readonly left: number;
    readonly picked: readonly (readonly [number, number])[];
  } | null;
  readonly rounds: readonly CambioRound[];
}
