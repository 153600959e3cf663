/** Playing RUNES: a stone is planned on the board, or one of a ritual, a stone to take and a target is chosen. */
import type { RitualCode, RunesAction, RunesGame, RunesView } from '../../games/runes';
import type { Choice } from '../../kit/choices';
import { Draft } from '../../kit/draft.svelte';
import { Foresight } from '../../kit/foresight.svelte';
import type { BoardProps, Told } from '../../kit/interfaces';
import { nearestInDirection } from '../../kit/keys.svelte';
import { sounds } from '../../sound';
import type { Point } from '../ground/camera.svelte';
import type { Drag } from '../ground/dragOut';
import { glide } from '../ground/glide';
import { GroundPlay, type Direction } from '../ground/play.svelte';
import { asking, gainIn, toldIn, type Asked } from './asking';
import { aimOf, cellAt, cellKey, centreOf, readCell, STONE_WIDTH } from './cells';
import { heardIn } from './heard';
import { Plan } from './plan.svelte';
import { playsOf } from './rituals';

/** What is chosen beside a stone to lay; the rest of the pick is its name. */
const CARD = 'card:';
const TAKE = 'take:';
const TARGET = 'target:';

export class RunesPlay extends GroundPlay<RunesGame> {
  protected get around(): number {
    return STONE_WIDTH * 0.75;
  }

  readonly plan: Plan;
  /** A ritual, a stone to take or a stone on the table: one of them at a time. */
  readonly #draft: Draft;
  readonly #foresight: Foresight<RunesGame>;
  /** The cell whose covered stones are shown. */
  looked = $state<string | null>(null);
  /** Cells where others have laid a stone since I acted last. */
  fresh = $state.raw<readonly string[]>([]);

  readonly view = $derived.by((): RunesView => this.board.view);
  readonly stones = $derived.by(() => this.view.hands[this.board.seat] ?? []);
  readonly cards = $derived.by(() =>
    (this.view.held[this.board.seat] ?? []).flatMap((held) => held ?? []),
  );
  /** Cells that can be chosen for a ritual. */
  readonly targets = $derived.by(
    (): ReadonlySet<string> =>
      new Set(this.board.legal.of('target').map(({ parts }) => cellKey(parts))),
  );
  /** Stones of others that I may take. */
  readonly offered = $derived.by(() => this.board.legal.of('take').map(({ parts }) => parts.stone));

  readonly #picked = $derived.by(() => this.#draft.picked[0] ?? null);
  /** The chosen ritual, the ways to play it and to remove it. */
  readonly card = $derived.by(
    () => this.cards.find((card) => CARD + card === this.#picked) ?? null,
  );
  readonly plays = $derived.by(() =>
    this.card === null ? [] : playsOf(this.board.legal, this.card),
  );
  readonly removal = $derived.by(() =>
    this.card === null ? undefined : this.board.legal.get(`remove ${this.card}`),
  );
  readonly taken = $derived.by(() => this.#chosenAs(TAKE));
  readonly target = $derived.by(() => this.#chosenAs(TARGET));

  /** The one action that other picks make. */
  readonly made = $derived.by((): Choice<RunesGame, 'take' | 'target'> | undefined => {
    const { legal } = this.board;
    if (this.taken !== null) return legal.where('take', { stone: this.taken })[0];
    if (this.target !== null) return legal.where('target', readCell(this.target))[0];
    return undefined;
  });

  readonly #wanted = $derived.by(() => this.plan.text ?? this.made?.text ?? null);
  readonly #answer = $derived.by(() => this.#foresight.of(this.#wanted));
  /** What the planned stone would bring, once the table has answered. */
  readonly gain = $derived.by(() => gainIn(this.#answer));

  constructor(board: () => BoardProps<RunesGame>) {
    super(board, {
      least: 20 / STONE_WIDTH,
      most: 104 / STONE_WIDTH,
      comfortable: 44 / STONE_WIDTH,
      touchable: 44 / STONE_WIDTH,
    });
    const legal = () => board().legal;
    this.plan = new Plan(legal);
    this.#draft = new Draft(legal);
    this.#foresight = new Foresight(board, () => (this.#wanted === null ? [] : [this.#wanted]));
    // What is aimed at is shown.
    $effect(() => {
      const cell = this.view.cast && aimOf(this.view.cast).cell;
      if (cell) this.last = centreOf(readCell(cell));
    });
  }

  get asked(): Asked {
    const { seats, legal, texts } = this.board;
    const { view, plan, gain, card, made } = this;
    const told = toldIn(this.#answer);
    return asking({ view, seats, legal, texts, plan, gain, told, card, made });
  }

  #chosenAs(kind: string): string | null {
    return this.#picked?.startsWith(kind) ? this.#picked.slice(kind.length) : null;
  }

  protected placeOf(event: RunesGame['event']): Point | null {
    const laid = event.event === 'placed' || event.event === 'laid';
    return laid ? centreOf(readCell(event.at)) : null;
  }

  /** A stone comes from the hand it was in. */
  protected showEvents(happened: readonly Told<RunesGame>[]): void {
    const { places, camera } = this;
    for (const sound of heardIn(happened)) sounds.play(sound);
    for (const { event } of happened) {
      if (event.event !== 'placed' && event.event !== 'laid') continue;
      const { at, seat } = event;
      this.last = centreOf(readCell(at));
      this.fresh = seat === this.board.seat ? [] : [...this.fresh, at];
      if (event.event !== 'placed') continue;
      const from = places.before(`hand:${seat}`);
      void glide(places.element(`cell:${at}`), from, camera.scale);
    }
  }

  protected get planned(): Point | null {
    return this.plan.cell && centreOf(this.plan.cell);
  }

  protected suggest(choice: Choice<RunesGame>): void {
    this.letGo();
    if (choice.kind === 'place') this.plan.take(choice);
    else if (choice.kind === 'take') this.#draft.only(TAKE + choice.parts.stone);
    else if (choice.kind === 'target') this.#draft.only(TARGET + cellKey(choice.parts));
  }

  pickStone(stone: string): void {
    if (!this.board.mine) return;
    this.#draft.clear();
    this.plan.pick(stone);
  }

  pickCard(card: RitualCode): void {
    if (this.board.mine && this.canPlay(card)) this.#choose(CARD + card);
  }

  pickTaken(stone: string): void {
    this.#choose(TAKE + stone);
  }

  /** Whether a ritual can be played or removed. */
  canPlay(card: RitualCode): boolean {
    const { legal } = this.board;
    return playsOf(legal, card).length > 0 || legal.has(`remove ${card}`);
  }

  #choose(id: string): void {
    this.plan.clear();
    if (this.#draft.has(id)) this.#draft.clear();
    else this.#draft.only(id);
  }

  tapBoard(point: Point): void {
    const { mine } = this.board;
    const { plan } = this;
    const cell = cellAt(point);
    const key = cellKey(cell);
    if (mine && plan.cell && cellKey(plan.cell) === key) return plan.turn();
    if (mine && plan.stone !== null && plan.put(cell)) {
      this.looked = null;
      return;
    }
    if (mine && this.targets.has(key)) return this.#choose(TARGET + key);
    this.looked = this.view.board[key] && this.looked !== key ? key : null;
  }

  /** The planned stone can be dragged from where it lies. */
  grab(point: Point): ((at: Point) => void) | undefined {
    const { cell } = this.plan;
    if (!this.board.mine || !cell || cellKey(cellAt(point)) !== cellKey(cell)) return undefined;
    return (at) => this.plan.put(cellAt(at));
  }

  drag(stone: string): Drag | undefined {
    if (!this.board.mine || !this.plan.fits(stone)) return undefined;
    return this.dragging(
      () => {
        this.#draft.clear();
        this.plan.hold(stone);
      },
      (point) => this.plan.put(cellAt(point)),
    );
  }

  send(text: RunesAction): void {
    this.looked = null;
    void this.board.act(text);
  }

  main(): void {
    const { legal } = this.board;
    const { plan, made, plays } = this;
    const [only] = plays;
    if (plan.text !== null) this.send(plan.text);
    else if (made) this.send(made.text);
    else if (only && plays.length === 1) this.send(only.text);
    else if (legal.has('pass') && legal.all.length === 1) this.send('pass');
  }

  turn(backwards: boolean): void {
    this.plan.turn(backwards);
  }

  /** Lets plan and pick go, and keeps the eye where it is. */
  letGo(): void {
    this.plan.clear();
    this.#draft.clear();
  }

  back(): void {
    this.letGo();
    this.looked = null;
  }

  /** Arrows move the planned stone, the chosen target, or the eye, whichever there is. */
  protected step(direction: Direction): boolean {
    const { targets } = this;
    if (this.plan.step(direction, this.last ?? { x: 0, y: 0 })) return true;
    const among = targets.size > 0 ? [...targets] : Object.keys(this.view.board);
    const cells = among.map((key) => ({ key, ...centreOf(readCell(key)) }));
    const at = targets.size > 0 ? this.target : this.looked;
    const next = at ? nearestInDirection(centreOf(readCell(at)), cells, direction) : cells[0];
    if (!next) return true;
    if (targets.size > 0) this.#draft.only(TARGET + next.key);
    else this.looked = next.key;
    this.camera.reveal(next, STONE_WIDTH);
    return true;
  }

  pick(index: number): void {
    if (!this.board.mine) return;
    const { stones, cards, offered } = this;
    const [stone, card, taken] = [stones[index], cards[index - stones.length], offered[index]];
    if (offered.length > 0) {
      if (taken !== undefined) this.pickTaken(taken);
    } else if (stone !== undefined) this.pickStone(stone);
    else if (card !== undefined) this.pickCard(card);
  }
}
