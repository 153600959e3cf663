/** The card I am about to lay: which, where, how it is turned. It may lie where it does not fit. */
import type { LaidCard, RuneAction, RuneGame, RuneParts } from '../../games/rune';
import type { Choice, Choices } from '../../kit/choices';
import { Momentary } from '../../kit/momentary.svelte';
import type { Point } from '../ground/camera.svelte';
import { columnsOf, dotOf, rowsOf, UNIT, waysOf } from './table';

interface Planned {
  /** Place in the hand; two equal cards can be held. */
  readonly index: number;
  readonly card: string;
  readonly face: string;
  readonly rot: number;
  readonly at: { readonly x: number; readonly y: number } | null;
}

/** How near to a place that fits a card snaps to it, in cells. */
const SNAP = 0.8;
/** How near to a dot a tap means it, in cells: no dot is nearer to it then. */
const NEAR = 0.5;
/** Quarter turns, as actions write them. */
const TURNS: readonly RuneParts['place']['rot'][] = ['0', '1', '2', '3'];

const turnOf = (rot: number): RuneParts['place']['rot'] => TURNS[rot] ?? '0';

export class Plan {
  readonly #legal: () => Choices<RuneGame>;
  readonly #made: Momentary<Planned>;

  constructor(legal: () => Choices<RuneGame>) {
    this.#legal = legal;
    this.#made = new Momentary(legal);
  }

  get now(): Planned | null {
    return this.#made.now;
  }

  /** The card where it would lie. */
  get laid(): (LaidCard & { readonly face: string }) | null {
    const now = this.now;
    return now?.at ? { card: now.card, face: now.face, rot: now.rot, ...now.at } : null;
  }

  get text(): RuneAction | null {
    const laid = this.laid;
    return laid && `place ${laid.card} ${laid.x} ${laid.y} ${turnOf(laid.rot)}`;
  }

  get fits(): boolean {
    return this.text !== null && this.#legal().has(this.text);
  }

  /** Where the card fits as it is turned now. */
  get spots(): readonly { readonly x: number; readonly y: number }[] {
    const now = this.now;
    if (!now) return [];
    return this.#legal()
      .where('place', { card: now.card, rot: turnOf(now.rot) })
      .map(({ parts: { x, y } }) => ({ x, y }));
  }

  /** Whether the card fits anywhere, turned one way or another. */
  get hasPlace(): boolean {
    const now = this.now;
    return now !== null && this.#legal().where('place', { card: now.card }).length > 0;
  }

  pick(index: number, card: string, face: string): void {
    if (this.now?.index === index) this.clear();
    else this.#made.keep({ index, card, face, rot: 0, at: null });
  }

  /** Plans a placement that somebody else had in mind. */
  take({ parts }: Choice<RuneGame, 'place'>, index: number, face: string): void {
    const { card, x, y, rot } = parts;
    this.#made.keep({ index, card, face, rot: TURNS.indexOf(rot), at: { x, y } });
  }

  hold(index: number, card: string, face: string): void {
    if (this.now?.index !== index) this.pick(index, card, face);
  }

  /** Lays the card at the dot that was tapped, or with its middle there. */
  tap(point: Point): void {
    const now = this.now;
    if (!now) return;
    const at = this.spots.find((spot) => {
      const dot = dotOf(spot);
      return Math.max(Math.abs(dot.x - point.x / UNIT), Math.abs(dot.y - point.y / UNIT)) < NEAR;
    });
    if (at) this.#made.keep({ ...now, at });
    else this.put(point);
  }

  /** Lays the middle of the card on a place of the drawing, or where it fits close by. */
  put(point: Point, snap = true): void {
    const now = this.now;
    if (!now) return;
    const left = point.x / UNIT - columnsOf(now.rot) / 2;
    const top = point.y / UNIT - rowsOf(now.rot) / 2;
    const near = this.spots
      .map((spot) => ({ ...spot, off: Math.hypot(spot.x - left, spot.y - top) }))
      .sort((a, b) => a.off - b.off)[0];
    const at =
      snap && near && near.off < SNAP
        ? { x: near.x, y: near.y }
        : { x: Math.round(left) + 0, y: Math.round(top) + 0 };
    this.#made.keep({ ...now, at });
  }

  /** Moves the card by cells. */
  shift(dx: number, dy: number): void {
    const now = this.now;
    if (now?.at) this.#made.keep({ ...now, at: { x: now.at.x + dx, y: now.at.y + dy } });
  }

  turn(backwards = false): void {
    const now = this.now;
    if (!now) return;
    const ways = waysOf(now.face);
    this.#made.keep({ ...now, rot: (now.rot + (backwards ? ways - 1 : 1)) % ways });
  }

  /** Whether a place of the drawing lies on the planned card. */
  covers(point: Point): boolean {
    const laid = this.laid;
    if (!laid) return false;
    const [x, y] = [point.x / UNIT - laid.x, point.y / UNIT - laid.y];
    return x >= 0 && y >= 0 && x < columnsOf(laid.rot) && y < rowsOf(laid.rot);
  }

  clear(): void {
    this.#made.forget();
  }
}
