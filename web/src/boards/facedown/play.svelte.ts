/** Playing with cards in fixed places by tapping: pieces choose among the legal actions, a second step sends. */
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { useKeys } from '../../kit/keys.svelte';
import type { DeckGame } from '../../pieces/deck/faces';
import { cardKey, type FacedownView, type Shape, type Viewer } from './cards';
import type { Move, Told } from './events';
import { Glimpses, type Seen, type Touched } from './glimpses.svelte';
import { Picks } from './picks.svelte';
import { nameCard } from './words';

/** What a game tells of its own events. */
export interface EventSigns {
  /** Which cards travel. */
  readonly movesOf: (event: Told, view: FacedownView) => readonly Move[];
  /** Which cards are seen for a moment. */
  readonly seenIn: (event: Told) => readonly Seen[];
  /** Whether somebody threw: that is heard. */
  readonly isClap: (event: Told) => boolean;
  /** What an event names that happens to places. */
  readonly touched: Touched;
}

/** The question the position asks me. */
export interface Question {
  readonly ask: string;
  readonly hint?: string;
}

/** What the shared table asks of a game's own way of playing. */
export abstract class FacedownPlay<View extends FacedownView = FacedownView> {
  abstract readonly game: DeckGame;
  /** How the places of a table lie. */
  abstract readonly shape: Shape;
  /** A tap on a card with one of these throws at once. */
  protected abstract readonly throws: readonly string[];
  /** What the position asks me now. */
  abstract readonly question: Question;

  readonly signs: EventSigns;
  readonly #board: () => BoardProps;
  readonly #glimpses: Glimpses;
  /** The cards picked so far. */
  readonly draft: Picks;
  /** What was thrown in this position: shown at once, before the table answers. */
  #thrown = $state.raw<{ key: string; view: unknown } | null>(null);

  readonly #byPiece = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.board.legal.all)
      for (const piece of this.piecesOf(choice))
        found.set(piece, [...(found.get(piece) ?? []), choice]);
    return found;
  });

  /**
   * Listens to events and keys: digits pick my cards, Enter is the main button, Escape lets the
   * picks go. Call while setting up.
   */
  constructor(board: () => BoardProps, signs: EventSigns) {
    this.#board = board;
    this.signs = signs;
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
  protected abstract piecesOf(choice: Choice): readonly string[];

  /** Changes with the question: the turn, the phase, the pile, the step of an action. */
  protected abstract get moment(): unknown;

  /** Whether a card was chosen in an earlier step of the action under way. */
  protected abstract isBegun(key: string): boolean;

  get board(): BoardProps {
    return this.#board();
  }

  get view(): View {
    return this.board.view as unknown as View;
  }

  /** What the person at this page sees of hidden cards. */
  get viewer(): Viewer {
    const { seat, prefs } = this.board;
    const memoryAid = prefs.memoryAid && this.view.options.memory !== 'strict';
    return { seat, memoryAid, glimpse: this.#glimpses.get };
  }

  /** A window is open: what is chosen glows madder. */
  get hot(): boolean {
    return this.board.window !== null;
  }

  /** A tap throws at once. */
  get race(): boolean {
    return this.throws.some((verb) => this.board.legal.of(verb).length > 0);
  }

  /** Whether a piece may be tapped now. */
  open(key: string): boolean {
    return this.#byPiece.has(key);
  }

  chosen(key: string): boolean {
    if (this.#thrown?.key === key && this.#thrown.view === this.view) return true;
    return this.draft.has(key) || this.isBegun(key);
  }

  /** The actions a piece stands for. */
  protected choicesAt(key: string): readonly Choice[] {
    return this.#byPiece.get(key) ?? [];
  }

  /** The action that one tap sends, when it is exactly one. */
  action(key: string): string | undefined {
    const choices = this.choicesAt(key);
    return choices.length === 1 ? choices[0]?.text : undefined;
  }

  /** A tap on a piece; `pressed` is the time stamp of a press in a race. */
  press(key: string, pressed?: number): void {
    const choices = this.choicesAt(key);
    const [only] = choices;
    if (!only) return;
    if (this.throws.includes(only.verb)) {
      this.#thrown = { key, view: this.view };
      this.send(only.text, pressed);
    } else if (only.verb === 'draw') this.send(only.text);
    else if (this.draft.has(key) && choices.length === 1) this.send(only.text);
    else this.draft.only(key);
  }

  /** Picks the piece that stands for an action. */
  pick(choice: Choice): void {
    const [piece] = this.piecesOf(choice);
    if (piece !== undefined) this.press(piece);
  }

  send(text: string, pressed?: number): void {
    void this.board.act(text, pressed === undefined ? {} : { pressed });
  }

  /** What the picked pieces can be used for. */
  get offered(): readonly Choice[] {
    const [key] = this.draft.picked;
    return key === undefined ? [] : this.choicesAt(key);
  }

  /** What Enter and the main button do. */
  get main(): Choice | undefined {
    const { legal } = this.board;
    if (this.draft.any) return this.offered[0];
    return legal.get('draw') ?? legal.get('deal');
  }

  /** What a button says. */
  word(verb: string): string {
    const { texts, legal } = this.board;
    const id = `${this.game}-${verb === 'pass' && this.hot ? 'let-go' : `do-${verb}`}`;
    return texts.has(id) ? texts.t(id) : legal.sentence(verb);
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
