/** Playing on a ground, whatever the game: the eye follows the plan, keys and fingers move pieces. */
import { untrack } from 'svelte';
import type { Choice } from '../../kit/choices';
import { onEvents } from '../../kit/events.svelte';
import type { GameTypes } from '../../kit/grammar';
import type { BoardProps, Told } from '../../kit/interfaces';
import { useKeys } from '../../kit/keys.svelte';
import { Places } from '../../kit/places.svelte';
import { Camera, type Limits, type Point } from './camera.svelte';
import type { Drag } from './dragOut';

/** Right and down, in steps of one. */
export type Direction = readonly [number, number];

export abstract class GroundPlay<Game extends GameTypes> {
  readonly camera: Camera;
  readonly places: Places;
  /** Where the last move was. */
  last = $state.raw<Point | null>(null);
  readonly #board: () => BoardProps<Game>;

  /** How much around a planned piece is to be seen. */
  protected abstract get around(): number | Point;

  /** Call while setting up. */
  constructor(board: () => BoardProps<Game>, limits: Limits) {
    this.#board = board;
    this.camera = new Camera(limits);
    this.places = new Places(() => board().events);
    onEvents(
      () => board().events,
      (happened) => this.showEvents(happened),
    );
    // A piece that is put near the edge is shown whole; one that is dragged stays under the finger.
    $effect(() => {
      if (this.planned) untrack(() => this.camera.held || this.#showPlanned());
    });
    // Whoever comes nearer, or steps back, still sees it.
    $effect(() => {
      void this.camera.scale;
      untrack(() => this.camera.held || !this.planned || this.#showPlanned());
    });
    // After a reload, and where somebody jumps to in a replay: what was done last.
    $effect(() => {
      const { events, log } = board();
      if (events.length > 0) return;
      const last = log.findLast(({ event }) => this.placeOf(event) !== null);
      if (last) untrack(() => (this.last = this.placeOf(last.event)));
    });
    // A hint becomes the plan.
    $effect(() => {
      const { suggested } = board();
      if (suggested) untrack(() => this.suggest(suggested.choice));
    });
    this.#listen();
  }

  #listen(): void {
    useKeys(() => ({
      pick: (index) => this.pick(index),
      main: () => this.main(),
      ready: () => this.planned !== null,
      turn: (backwards) => this.turn(backwards),
      back: () => this.back(),
      others: {
        ArrowLeft: () => this.step([-1, 0]),
        ArrowRight: () => this.step([1, 0]),
        ArrowUp: () => this.step([0, -1]),
        ArrowDown: () => this.step([0, 1]),
        '+': () => void this.camera.zoomBy(1.25),
        '-': () => void this.camera.zoomBy(0.8),
        '0': () => void this.camera.toggleWhole(),
      },
    }));
  }

  get board(): BoardProps<Game> {
    return this.#board();
  }

  /** The middle of the planned piece, once it lies on the ground. */
  protected abstract get planned(): Point | null;

  /** Where something happened on the ground; null for what happens elsewhere. */
  protected abstract placeOf(event: Game['event']): Point | null;

  protected abstract showEvents(happened: readonly Told<Game>[]): void;

  /** Plans an action that somebody else had in mind. */
  protected abstract suggest(choice: Choice<Game>): void;

  /** The n-th piece of my hand. */
  abstract pick(index: number): void;

  /** What the main button does. */
  abstract main(): void;

  abstract turn(backwards: boolean): void;

  /** Lets everything go. */
  abstract back(): void;

  /** An arrow key; whether it meant something. */
  protected abstract step(direction: Direction): boolean;

  #showPlanned(): void {
    this.camera.held = false;
    if (this.planned) this.camera.reveal(this.planned, this.around);
  }

  /** Dragging a piece out of the hand, held so many pixels below where it goes. */
  protected dragging(hold: () => void, put: (point: Point) => void, below = 0): Drag {
    return {
      start: () => {
        this.camera.held = true;
        hold();
      },
      move: (x, y) => {
        if (this.camera.covers(x, y)) put(this.camera.point(x, y - below));
      },
      end: () => this.#showPlanned(),
    };
  }
}
