/** Playing with cards in fixed places by tapping: pieces choose among the legal actions, a second step sends. */
import type { Choice } from '../../kit/choices';
import { onEvents } from '../../kit/events.svelte';
import type { Grammar, KindOf } from '../../kit/grammar';
import type { BoardProps, Told } from '../../kit/interfaces';
import { useKeys } from '../../kit/keys.svelte';
import type { Places } from '../../kit/places.svelte';
import { BEATS, travelStarts } from '../../motion';
import { faceOf, printedPoints, type DeckGame } from '../../pieces/deck/faces';
import { sounds } from '../../sound';
import { cardKey, type Shape, type Viewer } from './cards';
import type { Move } from './events';
import type { FacedownGame, FacedownView } from './game';
import { Glimpses, type Seen, type Touched } from './glimpses.svelte';
import { Picks } from './picks.svelte';
import { Swap } from './swap.svelte';
import type { Question, TablePlay } from './table';
import { nameCard } from './words';

/** How long it is said that a pick came too late. */
const LATE_SHOWN = 5000;

/** What a game tells of its own events. */
export interface EventSigns<Game extends FacedownGame> {
  /** Which cards travel. */
  movesOf(event: Game['event'], view: FacedownView): readonly Move[];
  /** Which cards are seen for a moment. */
  seenIn(event: Game['event']): readonly Seen[];
  /** Whether somebody threw: that is heard. */
  isClap(event: Game['event']): boolean;
  /** What an event names that happens to places. */
  readonly touched: Touched<Game>;
}

/** What is alike in playing both games; its other half is the game's own. */
export abstract class FacedownPlay<Game extends FacedownGame> implements TablePlay {
  abstract readonly game: DeckGame;
  abstract readonly shape: Shape;
  abstract readonly risk: KindOf<Game>;
  /** A tap on a card with one of these throws at once. */
  protected abstract readonly throws: readonly KindOf<Game>[];
  /** Choosing one of the two cards of a swap. */
  protected abstract readonly swaps: readonly KindOf<Game>[];
  /** What a tap or its button sends without asking again. */
  protected abstract readonly atOnce: readonly KindOf<Game>[];
  /** What Enter does while nothing is picked: the first of these that is legal. */
  protected abstract readonly plain: readonly Game['action'][];
  abstract readonly question: Question;

  readonly #signs: EventSigns<Game>;
  readonly #board: () => BoardProps<Game>;
  readonly #glimpses: Glimpses<Game>;
  readonly draft: Picks;
  readonly swap: Swap<Game>;
  /** What was thrown in this position: shown at once, before the table answers. */
  #thrown = $state.raw<{ key: string; view: unknown } | null>(null);

  /** A window has closed on a pick of mine. */
  #late = $state(false);

  /** What each piece stands for; once a swap is begun, what can be its second card. */
  readonly #byPiece = $derived.by(() => {
    const found = new Map<string, Choice<Game>[]>();
    for (const choice of this.swap.first ? this.swap.seconds : this.board.legal.all)
      for (const piece of this.piecesOf(choice))
        found.set(piece, [...(found.get(piece) ?? []), choice]);
    return found;
  });

  /**
   * Listens to events and keys: digits pick my cards, Enter is the main button, Escape lets the
   * picks go. Call while setting up.
   */
  constructor(board: () => BoardProps<Game>, grammar: Grammar, signs: EventSigns<Game>) {
    this.#board = board;
    this.#signs = signs;
    const moment = (): string => JSON.stringify(this.moment);
    this.draft = new Picks(moment, (key) => this.open(key));
    this.swap = new Swap(board, grammar, moment, () => this.hasBegun);
    this.#glimpses = new Glimpses(() => board().events, signs);
    this.#watchTime();
    useKeys(() => ({
      pick: (place) => this.press(cardKey(board().seat, place)),
      main: () => {
        if (this.main) this.choose(this.main);
      },
      back: () => this.back(),
    }));
  }

  /** Notices a pick that was not sent before its window closed. */
  #watchTime(): void {
    let [window, picked]: [number | undefined, boolean] = [undefined, false];
    $effect(() => {
      const now = this.board.window?.number;
      if (picked && window !== undefined && now !== window) this.#late = true;
      [window, picked] = [now, this.draft.any];
    });
    $effect(() => {
      if (!this.#late) return;
      const timer = setTimeout(() => (this.#late = false), LATE_SHOWN);
      return () => clearTimeout(timer);
    });
  }

  /** The pieces any of which stands for an action; keys as in cards.ts. */
  protected abstract piecesOf(choice: Choice<Game>): readonly string[];

  /** Changes with the question: the turn, the phase, the pile, the step of an action. */
  protected abstract get moment(): unknown;

  /** Whether a card was chosen in an earlier step of the action under way. */
  protected abstract isBegun(key: string): boolean;

  /** Whether the action under way has an earlier step. */
  protected abstract get hasBegun(): boolean;

  get board(): BoardProps<Game> {
    return this.#board();
  }

  get view(): Game['view'] {
    return this.board.view;
  }

  get viewer(): Viewer {
    const { seat } = this.board;
    const memoryAid = this.view.options.memory !== 'strict';
    return { seat, memoryAid, glimpse: this.#glimpses.get };
  }

  get hot(): boolean {
    return this.board.window !== null;
  }

  get hurried(): boolean {
    return this.hot;
  }

  get late(): string | undefined {
    return this.#late ? this.board.texts.t('facedown-too-late') : undefined;
  }

  keepLook(): void {
    this.#glimpses.keep();
  }

  endLook(): void {
    this.#glimpses.end();
  }

  get race(): boolean {
    return this.board.legal.of(...this.throws).length > 0;
  }

  open(key: string): boolean {
    return this.#byPiece.has(key);
  }

  chosen(key: string): boolean {
    if (this.#thrown?.key === key && this.#thrown.view === this.view) return true;
    return this.draft.has(key) || this.isBegun(key) || this.#isFirst(key);
  }

  /** Whether a card is the first of the swap that is being chosen. */
  #isFirst(key: string): boolean {
    const { first } = this.swap;
    return first !== undefined && this.piecesOf(first).includes(key);
  }

  /** The actions a piece stands for. */
  protected choicesAt(key: string): readonly Choice<Game>[] {
    return this.#byPiece.get(key) ?? [];
  }

  action(key: string): Game['action'] | undefined {
    const choices = this.choicesAt(key);
    return choices.length === 1 ? choices[0]?.text : undefined;
  }

  press(key: string, pressed?: number): void {
    if (this.#isFirst(key)) return this.back();
    const choices = this.choicesAt(key);
    const [only] = choices;
    if (!only) return;
    if (this.throws.includes(only.kind)) {
      this.#thrown = { key, view: this.view };
      this.send(only.text, pressed);
    } else if (this.atOnce.includes(only.kind)) this.send(only.text);
    else if (choices.length === 1 && this.#beginsSwap(only)) void this.swap.begin(only);
    else if (this.draft.has(key) && choices.length === 1) this.choose(only);
    else this.draft.only(key);
  }

  #beginsSwap({ kind }: Choice<Game>): boolean {
    return this.swaps.includes(kind) && !this.hasBegun && this.swap.first === undefined;
  }

  /** What the button of an offered action does: sends it, or asks for the second card of a swap. */
  choose(choice: Choice<Game>, pressed?: number): void {
    if (this.#beginsSwap(choice)) {
      this.draft.clear();
      void this.swap.begin(choice);
    } else if (this.swap.first) void this.swap.send(choice.text);
    else this.send(choice.text, pressed);
  }

  /** One step back: the last pick goes. */
  back(): void {
    if (this.draft.any) this.draft.clear();
    else this.swap.clear();
  }

  /** Whether there is a pick to take back. */
  get canGoBack(): boolean {
    return this.draft.any || this.swap.first !== undefined;
  }

  pick(choice: Choice<Game>): void {
    const [piece] = this.piecesOf(choice);
    if (piece !== undefined) this.press(piece);
  }

  send(text: Game['action'], pressed?: number): void {
    void this.board.act(text, pressed === undefined ? {} : { pressed });
  }

  get offered(): readonly Choice<Game>[] {
    const [key] = this.draft.picked;
    return key === undefined ? [] : this.choicesAt(key);
  }

  /** What Enter and the main button do. */
  get main(): Choice<Game> | undefined {
    if (this.canGoBack) return this.offered[0];
    return this.plain.flatMap((text) => this.board.legal.get(text) ?? [])[0];
  }

  word({ kind, text }: Choice<Game>): string {
    const { texts, legal } = this.board;
    if (this.swap.first) return texts.t('facedown-do-swap');
    const id = `${this.game}-${kind === 'pass' && this.hot ? 'let-go' : `do-${kind}`}`;
    return texts.has(id) ? texts.t(id) : legal.sentence(text);
  }

  moveIn(places: Places): void {
    onEvents(
      () => this.board.events,
      (events) => this.#move(events, places),
    );
  }

  /** Cards travel, and one hears them. */
  #move(events: readonly Told<Game>[], places: Places): void {
    let delay = 0;
    for (const { event } of events) {
      const moves = this.#signs.movesOf(event, this.view);
      const starts = travelStarts(moves.length);
      moves.forEach(
        ({ from, to }, index) => void places.travel(from, to, delay + (starts[index] ?? 0)),
      );
      if (moves.length > 0) delay += BEATS.apart;
      if (this.#signs.isClap(event)) sounds.play('snap');
      else if (moves.length > 0) sounds.play('card');
    }
  }

  /** "your upper left card". */
  protected nameOf(key: string): string {
    const { board, view, viewer } = this;
    return nameCard(key, { board, view, viewer });
  }

  protected seatName(seat: number | null | undefined): string {
    return this.board.seats[seat ?? -1]?.name ?? '';
  }

  /** The name of a card, or nothing. */
  protected cardName(card: string | null | undefined): string {
    return this.board.texts.word('card', card ?? '');
  }

  /** A card with its points, where they are not its name: "blue king (13 points)". */
  protected cardWorth(card: string | null | undefined): string {
    const name = this.cardName(card);
    const points = this.pointsOf(card ?? '');
    if (points === undefined) return name;
    return this.board.texts.t('facedown-worth', { card: name, points: printedPoints(points) });
  }

  /** The points printed on a card beside its name. */
  protected pointsOf(card: string): number | undefined {
    return faceOf(this.game, card).points;
  }

  /** What a choice of a swap moves. */
  protected movedBy(choice: Choice<Game>): string {
    return this.nameOf(this.piecesOf(choice)[0] ?? '');
  }

  /** What is asked, or about to happen, while a swap is being chosen. */
  protected get swapQuestion(): Question | undefined {
    const { first } = this.swap;
    if (!first) return undefined;
    const { t } = this.board.texts;
    const card = this.movedBy(first);
    const [second] = this.offered;
    return {
      ask: second
        ? t('facedown-swap-with', { card, other: this.movedBy(second) })
        : t('facedown-swap-for', { card }),
    };
  }
}
