/** Playing with cards in fixed places by tapping: pieces choose among the legal actions, a second step sends. */
import type { Choice } from '../../kit/choices';
import { onEvents } from '../../kit/events.svelte';
import type { KindOf } from '../../kit/grammar';
import type { BoardProps, Told } from '../../kit/interfaces';
import { useKeys } from '../../kit/keys.svelte';
import type { Places } from '../../kit/places.svelte';
import { BEATS, travelStarts } from '../../motion';
import type { DeckGame } from '../../pieces/deck/faces';
import { sounds } from '../../sound';
import { cardKey, type Shape, type Viewer } from './cards';
import type { Move } from './events';
import type { FacedownGame, FacedownView } from './game';
import { Glimpses, type Seen, type Touched } from './glimpses.svelte';
import { Picks } from './picks.svelte';
import type { Question, TablePlay } from './table';
import { nameCard } from './words';

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
  /** What Enter does while nothing is picked: the first of these that is legal. */
  protected abstract readonly plain: readonly Game['action'][];
  abstract readonly question: Question;

  readonly #signs: EventSigns<Game>;
  readonly #board: () => BoardProps<Game>;
  readonly #glimpses: Glimpses<Game>;
  readonly draft: Picks;
  /** What was thrown in this position: shown at once, before the table answers. */
  #thrown = $state.raw<{ key: string; view: unknown } | null>(null);

  readonly #byPiece = $derived.by(() => {
    const found = new Map<string, Choice<Game>[]>();
    for (const choice of this.board.legal.all)
      for (const piece of this.piecesOf(choice))
        found.set(piece, [...(found.get(piece) ?? []), choice]);
    return found;
  });

  /**
   * Listens to events and keys: digits pick my cards, Enter is the main button, Escape lets the
   * picks go. Call while setting up.
   */
  constructor(board: () => BoardProps<Game>, signs: EventSigns<Game>) {
    this.#board = board;
    this.#signs = signs;
    this.draft = new Picks(
      () => JSON.stringify(this.moment),
      (key) => this.open(key),
    );
    this.#glimpses = new Glimpses(() => board().events, signs);
    useKeys(() => ({
      pick: (place) => this.press(cardKey(board().seat, place)),
      main: () => {
        if (this.main) this.send(this.main.text);
      },
      back: () => this.draft.clear(),
    }));
  }

  /** The pieces any of which stands for an action; keys as in cards.ts. */
  protected abstract piecesOf(choice: Choice<Game>): readonly string[];

  /** Changes with the question: the turn, the phase, the pile, the step of an action. */
  protected abstract get moment(): unknown;

  /** Whether a card was chosen in an earlier step of the action under way. */
  protected abstract isBegun(key: string): boolean;

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

  get race(): boolean {
    return this.board.legal.of(...this.throws).length > 0;
  }

  open(key: string): boolean {
    return this.#byPiece.has(key);
  }

  chosen(key: string): boolean {
    if (this.#thrown?.key === key && this.#thrown.view === this.view) return true;
    return this.draft.has(key) || this.isBegun(key);
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
    const choices = this.choicesAt(key);
    const [only] = choices;
    if (!only) return;
    if (this.throws.includes(only.kind)) {
      this.#thrown = { key, view: this.view };
      this.send(only.text, pressed);
    } else if (only.kind === 'draw') this.send(only.text);
    else if (this.draft.has(key) && choices.length === 1) this.send(only.text);
    else this.draft.only(key);
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
    if (this.draft.any) return this.offered[0];
    return this.plain.flatMap((text) => this.board.legal.get(text) ?? [])[0];
  }

  word({ kind, text }: Choice<Game>): string {
    const { texts, legal } = this.board;
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
    const { board, view, viewer, shape } = this;
    return nameCard(key, { board, view, viewer, shape });
  }

  protected seatName(seat: number | null | undefined): string {
    return this.board.seats[seat ?? -1]?.name ?? '';
  }

  /** The name of a card, or nothing. */
  protected cardName(card: string | null | undefined): string {
    return this.board.texts.word('card', card ?? '');
  }
}
