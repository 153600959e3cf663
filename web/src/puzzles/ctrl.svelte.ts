/** A puzzle as a scene: what is done on its board is an answer. */
import { readLegal } from '../kit/choices';
import type { BoardActions } from '../kit/interfaces';
import { api, sentenceOf } from '../net/api';
import { Scene } from '../scene/scene.svelte';
import type { Puzzle, PuzzleSolved, SeatInfo } from '../wire';

export class PuzzleCtrl implements BoardActions {
  readonly puzzle: Puzzle;
  readonly scene: Scene;
  solved = $state.raw<PuzzleSolved | null>(null);
  trouble = $state<string | null>(null);

  private constructor(puzzle: Puzzle, scene: Scene) {
    this.puzzle = puzzle;
    this.scene = scene;
  }

  static async open(game: string, number: number): Promise<PuzzleCtrl> {
    const puzzle = await api.puzzle(game, number);
    const scene = await Scene.load(puzzle.game);
    scene.texts.facts = puzzle.facts;
    scene.people = puzzle.names.map((name, seat) => personAt(seat, name, puzzle.seat));
    scene.seat = puzzle.seat;
    const ctrl = new PuzzleCtrl(puzzle, scene);
    ctrl.ask();
    return ctrl;
  }

  /** Asks, or asks again. */
  ask(): void {
    const { view, legal, seat } = this.puzzle;
    this.solved = null;
    this.scene.open = true;
    this.scene.moment = {
      view,
      waiting: [seat],
      legal: readLegal(legal, this.scene.board.grammar),
      events: [],
      window: null,
      clock: null,
    };
  }

  act = async (text: string): Promise<boolean> => {
    if (this.solved) return false;
    this.trouble = null;
    try {
      this.solved = await api.solvePuzzle(this.puzzle.game, this.puzzle.number, text);
    } catch (error) {
      this.trouble = sentenceOf(error);
      return false;
    }
    this.scene.open = false;
    return true;
  };

  preview = async (): Promise<null> => null;

  describe = async (texts: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(
      this.puzzle.legal
        .filter(({ text }) => texts.includes(text))
        .map(({ text, say }) => [text, say ?? text]),
    );
}

function personAt(seat: number, name: string, me: number): SeatInfo {
  return {
    seat,
    kind: seat === me ? 'person' : 'bot',
    name,
    level: seat === me ? null : 'master',
    ready: true,
    connected: true,
    absent: false,
    handed_over: false,
    program: false,
  };
}
