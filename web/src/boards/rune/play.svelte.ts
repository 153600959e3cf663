/** Playing RUNE: a card is planned on the grid, or a cell is chosen for a Rune Master or a token. */
import type { RuneGame, RuneView } from '../../games/rune';
import { texts as page } from '../../i18n';
import type { Choice } from '../../kit/choices';
import { Draft } from '../../kit/draft.svelte';
import { Foresight } from '../../kit/foresight.svelte';
import type { BoardProps, Told } from '../../kit/interfaces';
import { nearestInDirection } from '../../kit/keys.svelte';
import { cardRows, type Cell } from '../../pieces/rune/grid';
import { sounds } from '../../sound';
import type { Point } from '../ground/camera.svelte';
import type { Drag } from '../ground/dragOut';
import { glide } from '../ground/glide';
import { GroundPlay, type Direction } from '../ground/play.svelte';
import { asking, type Asked } from './asking';
import { Plan } from './plan.svelte';
import { columnsOf, faceOf, rowsOf, sideOf, UNIT, type Fresh } from './table';

const LIMITS = { least: 0.16, most: 0.8, comfortable: 0.28, touchable: 0.28 };
/** A dragged card lies a little above the finger, so that one sees where it goes. */
const BELOW = 40;

const scaled = ({ x, y }: Cell): Cell => ({ x: x * UNIT, y: y * UNIT });

export class RunePlay extends GroundPlay<RuneGame> {
  readonly plan: Plan;
  /** The cell chosen for a Rune Master or token. */
  readonly #draft: Draft;
  readonly #foresight: Foresight<RuneGame>;
  /** What others laid since I acted last. */
  fresh = $state.raw<readonly Fresh[]>([]);

  readonly view = $derived.by((): RuneView => this.board.view);
  readonly hand = $derived.by(() =>
    (this.view.hands[this.board.seat] ?? []).flatMap((card) => card ?? []),
  );
  readonly #onCells = $derived.by(() => this.board.legal.of('master', 'token'));

  /** The cells that can be chosen. */
  readonly targets = $derived.by((): readonly Cell[] => {
    const cells = this.#onCells.map(({ parts: { x, y } }) => ({ x, y }));
    return [...new Map(cells.map((cell) => [`${cell.x} ${cell.y}`, cell])).values()];
  });

  readonly chosen = $derived.by((): Cell | null => {
    const [x, y] = (this.#draft.picked[0] ?? '').split(' ');
    return x !== undefined && y !== undefined ? { x: Number(x), y: Number(y) } : null;
  });

  /** Everything the chosen cell can mean: a Rune Master, or a token either side up. */
  readonly made = $derived.by(() => {
    const { chosen } = this;
    return chosen
      ? this.#onCells.filter(({ parts }) => parts.x === chosen.x && parts.y === chosen.y)
      : [];
  });

  /** The one action I have in mind. */
  readonly #wanted = $derived.by(
    () => this.plan.text ?? (this.made.length === 1 ? (this.made[0]?.text ?? null) : null),
  );

  /** Whether and why not, and what it brings: the table answers. */
  readonly answer = $derived.by(() => this.#foresight.of(this.#wanted));
  /** The cells on which a card that does not fit breaks a rule, as the table says. */
  readonly broken = $derived.by((): readonly Cell[] =>
    (this.answer?.against ?? []).map((cell) => {
      const [x, y] = cell.split(' ').map(Number);
      return { x: x ?? 0, y: y ?? 0 };
    }),
  );
  /** How the table would be then. */
  readonly after = $derived.by(() => {
    const { answer } = this;
    return answer?.legal ? answer.view : null;
  });

  /** How the points of each side would change. */
  readonly #changes = $derived.by(() => this.after && this.#changesTo(this.after));

  /** How mine would, as it is written on the ground. */
  readonly gain = $derived.by(() => {
    const { seat } = this.board;
    const changes = this.#changes;
    return changes && seat >= 0 ? page.signed(changes[sideOf(this.view, seat)] ?? 0) : undefined;
  });

  constructor(board: () => BoardProps<RuneGame>) {
    super(board, LIMITS);
    const legal = () => board().legal;
    this.plan = new Plan(legal);
    this.#draft = new Draft(legal);
    this.#foresight = new Foresight(board, () =>
      this.plan.text === null ? this.made.map(({ text }) => text) : [this.plan.text],
    );
  }

  get asked(): Asked {
    const { seat, seats, legal, texts } = this.board;
    const { view, plan, answer, chosen, made } = this;
    const changes = this.#changes;
    return asking({ view, seat, seats, legal, texts, plan, answer, changes, chosen, made });
  }

  #changesTo(then: RuneView): readonly number[] {
    return then.scores.map((score, side) => score - (this.view.scores[side] ?? 0));
  }

  /** How my points would change, as the table says; empty until it has. */
  gainOf({ text }: Choice<RuneGame>): string {
    const told = this.#foresight.of(text);
    const change = told?.view && this.#changesTo(told.view);
    const mine = change?.[sideOf(this.view, this.board.seat)];
    return mine === undefined ? '' : page.signed(mine);
  }

  protected showEvents(happened: readonly Told<RuneGame>[]): void {
    const laid = happened.filter(({ event }) => event.event === 'placed').length;
    let card = this.view.table.length - laid;
    for (const { event } of happened)
      switch (event.event) {
        case 'placed':
          this.fresh =
            event.seat === this.board.seat ? [] : [...this.fresh, { card, seat: event.seat }];
          this.#comes(`card:${card++}`, event);
          sounds.play('card');
          break;
        case 'master':
          this.#comes(`master:${event.x} ${event.y}`, event);
          sounds.play('stone');
          break;
        case 'token':
          sounds.play('stone');
          break;
        case 'drew':
          sounds.play('card');
      }
  }

  protected placeOf(event: RuneGame['event']): Point | null {
    if (event.event !== 'placed' && event.event !== 'master') return null;
    return { x: (event.x + 1) * UNIT, y: (event.y + 1) * UNIT };
  }

  /** A piece glides from its seat to its cell. */
  #comes(piece: string, { seat, x, y }: { seat: number; x: number; y: number }): void {
    const { places, camera } = this;
    this.last = { x: (x + 1) * UNIT, y: (y + 1) * UNIT };
    void glide(places.element(piece), places.before(`hand:${seat}`), camera.scale);
  }

  protected get planned(): Point | null {
    const { laid } = this.plan;
    if (!laid) return null;
    const { x, y, rot } = laid;
    return { x: (x + columnsOf(rot) / 2) * UNIT, y: (y + rowsOf(rot) / 2) * UNIT };
  }

  protected get around(): Point {
    const rot = this.plan.laid?.rot ?? 0;
    return { x: (columnsOf(rot) / 2) * UNIT, y: (rowsOf(rot) / 2) * UNIT };
  }

  protected suggest(choice: Choice<RuneGame>): void {
    this.back();
    if (!this.board.legal.has(choice.text)) return;
    if (choice.kind === 'place') {
      const { card } = choice.parts;
      this.plan.take(choice, this.hand.indexOf(card), faceOf(this.view, card));
    } else if (choice.kind === 'master' || choice.kind === 'token')
      this.#draft.only(`${choice.parts.x} ${choice.parts.y}`);
  }

  /** Whether a card can be laid now. */
  get laysCards(): boolean {
    return this.board.mine && this.view.phase === 'place';
  }

  pick(index: number): void {
    const card = this.hand[index];
    if (this.laysCards && card !== undefined) this.plan.pick(index, card, faceOf(this.view, card));
  }

  tapBoard(point: Point): void {
    if (!this.board.mine) return;
    if (this.plan.covers(point)) this.plan.turn();
    else if (this.plan.now) this.plan.tap(point);
    else this.#choose({ x: Math.floor(point.x / UNIT), y: Math.floor(point.y / UNIT) });
  }

  #choose({ x, y }: Cell): void {
    const isTarget = this.targets.some((cell) => cell.x === x && cell.y === y);
    if (!isTarget || this.#draft.has(`${x} ${y}`)) this.#draft.clear();
    else this.#draft.only(`${x} ${y}`);
  }

  /** The planned card is dragged by the place it is held at. */
  grab(point: Point): ((at: Point) => void) | undefined {
    const { plan } = this;
    const { laid } = plan;
    if (!this.board.mine || !laid || !plan.covers(point)) return undefined;
    const rows = cardRows(laid.face, laid.rot);
    const middle = {
      x: (laid.x + (rows[0]?.length ?? 2) / 2) * UNIT,
      y: (laid.y + rows.length / 2) * UNIT,
    };
    return (at) => plan.put({ x: middle.x + at.x - point.x, y: middle.y + at.y - point.y }, false);
  }

  drag(index: number): Drag | undefined {
    const card = this.hand[index];
    if (!this.laysCards || card === undefined) return undefined;
    return this.dragging(
      () => this.plan.hold(index, card, faceOf(this.view, card)),
      (point) => this.plan.put(point),
      BELOW,
    );
  }

  main(): void {
    const { legal, act } = this.board;
    const { plan, made, chosen } = this;
    const [only] = made;
    if (plan.text !== null) {
      if (plan.fits) void act(plan.text);
    } else if (only && made.length === 1) void act(only.text);
    else if (!chosen && legal.has('draw')) void act('draw');
    else if (legal.has('pass') && legal.all.length === 1) void act('pass');
  }

  turn(backwards: boolean): void {
    this.plan.turn(backwards);
  }

  back(): void {
    this.plan.clear();
    this.#draft.clear();
  }

  /** Arrows move the planned card, or the chosen cell. */
  protected step([dx, dy]: Direction): boolean {
    const { plan, targets } = this;
    if (plan.laid) plan.shift(dx, dy);
    else if (plan.now) {
      const [spot] = plan.spots;
      const middle = this.last ?? { x: UNIT, y: 1.5 * UNIT };
      plan.put(spot ? { x: (spot.x + 1) * UNIT, y: (spot.y + 1.5) * UNIT } : middle);
    } else if (targets.length > 0) this.#stepAmong(targets, [dx, dy]);
    else return false;
    if (this.chosen) this.camera.reveal(scaled(this.chosen), UNIT);
    return true;
  }

  #stepAmong(targets: readonly Cell[], direction: Direction): void {
    const { chosen } = this;
    const next = chosen
      ? nearestInDirection(scaled(chosen), targets.map(scaled), direction)
      : targets.map(scaled)[0];
    if (next) this.#draft.only(`${next.x / UNIT} ${next.y / UNIT}`);
  }
}
