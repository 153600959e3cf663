/** The stone I am about to lay: which, where, how it is turned. Only what is legal can be planned. */
import type { RunesAction, RunesGame } from '../../games/runes';
import type { Choice, Choices } from '../../kit/choices';
import { nearestInDirection } from '../../kit/keys.svelte';
import { Momentary } from '../../kit/momentary.svelte';
import { cellKey, centreOf, readCell, type Cell } from './cells';

interface Planned {
  readonly stone: string;
  readonly cell: Cell | null;
  readonly rot: number;
}

/** Stone → cell → rotations, from the legal placements. */
export type Placements = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

export function placementsIn(legal: Choices<RunesGame>): Placements {
  const found = new Map<string, Map<string, number[]>>();
  for (const { parts } of legal.of('place')) {
    const { stone, rot } = parts;
    let cells = found.get(stone);
    if (!cells) found.set(stone, (cells = new Map()));
    const turns = cells.get(cellKey(parts));
    if (turns) turns.push(rot);
    else cells.set(cellKey(parts), [rot]);
  }
  for (const cells of found.values()) for (const turns of cells.values()) turns.sort();
  return found;
}

const TURNS = 6;

export class Plan {
  readonly #legal: () => Choices<RunesGame>;
  readonly #placements = $derived.by(() => placementsIn(this.#legal()));
  readonly #made: Momentary<Planned>;

  constructor(legal: () => Choices<RunesGame>) {
    this.#legal = legal;
    this.#made = new Momentary(legal);
  }

  get #now(): Planned | null {
    return this.#made.now;
  }

  get stone(): string | null {
    return this.#now?.stone ?? null;
  }

  get cell(): Cell | null {
    return this.#now?.cell ?? null;
  }

  get rot(): number {
    return this.#now?.rot ?? 0;
  }

  /** Whether a stone fits anywhere. */
  fits(stone: string): boolean {
    return this.#placements.has(stone);
  }

  /** Where the planned stone fits. */
  get spots(): readonly Cell[] {
    const cells = this.#placements.get(this.stone ?? '');
    return cells ? [...cells.keys()].map(readCell) : [];
  }

  /** How many ways the stone can lie where it is. */
  get ways(): number {
    return this.cell ? this.#turnsAt(this.cell).length : TURNS;
  }

  /** The action, once a place is chosen. */
  get text(): RunesAction | null {
    const now = this.#now;
    return now?.cell ? `place ${now.stone} ${now.cell.q} ${now.cell.r} ${now.rot}` : null;
  }

  pick(stone: string): void {
    if (this.stone === stone) this.clear();
    else if (this.fits(stone)) this.#made.keep({ stone, cell: null, rot: 0 });
  }

  /** Plans a placement that somebody else had in mind. */
  take({ text, parts: { stone, q, r, rot } }: Choice<RunesGame, 'place'>): void {
    if (this.#legal().has(text)) this.#made.keep({ stone, cell: { q, r }, rot });
  }

  /** Takes up a stone to drag it; one that is up already keeps its turn. */
  hold(stone: string): void {
    if (this.stone !== stone) this.pick(stone);
  }

  /** Puts the stone there, turned the next way that fits. Tells whether it fits at all. */
  put(cell: Cell): boolean {
    const now = this.#now;
    const turns = this.#turnsAt(cell);
    if (!now || turns.length === 0) return false;
    if (now.cell && cellKey(now.cell) === cellKey(cell)) return true;
    const rot = turns.find((turn) => turn >= now.rot) ?? turns[0] ?? 0;
    this.#made.keep({ ...now, cell, rot });
    return true;
  }

  turn(backwards = false): void {
    const now = this.#now;
    if (!now) return;
    const turns = now.cell ? this.#turnsAt(now.cell) : [0, 1, 2, 3, 4, 5];
    const step = backwards ? -1 : 1;
    const at = turns.indexOf(now.rot);
    this.#made.keep({ ...now, rot: turns[(at + step + turns.length) % turns.length] ?? now.rot });
  }

  /** Moves the stone to the nearest cell that fits in a direction, or onto the board first. */
  step(direction: readonly [number, number], from: { x: number; y: number }): boolean {
    if (!this.stone) return false;
    const spots = this.spots.map((cell) => ({ cell, ...centreOf(cell) }));
    const next = this.cell
      ? nearestInDirection(centreOf(this.cell), spots, direction)
      : spots.toSorted(
          (a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y),
        )[0];
    return next ? this.put(next.cell) : true;
  }

  clear(): void {
    this.#made.forget();
  }

  #turnsAt(cell: Cell): readonly number[] {
    return this.#placements.get(this.stone ?? '')?.get(cellKey(cell)) ?? [];
  }
}
