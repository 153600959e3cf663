/** Playing Cambio by tapping: pieces choose among the legal actions, a second step sends. */
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { cardKey, DISCARD, DRAW, type Viewer } from '../facedown/cards';
import { Picks } from '../facedown/picks.svelte';
import type { FacedownPlay } from '../facedown/play';
import { nameCard } from '../facedown/words';
import type { CambioView } from './view';

/** Stands for the call, which has no piece. */
const CALL = 'call';
const OWN_CARD = ['exchange', 'give'];
const ANY_CARD = ['snap', 'peek', 'pick', 'show'];

/** The piece an action is about. */
function pieceOf({ verb, words }: Choice, me: number): string | undefined {
  if (verb === 'draw') return DRAW;
  if (verb === 'take' || verb === 'discard') return DISCARD;
  if (verb === 'cambio') return CALL;
  if (OWN_CARD.includes(verb)) return cardKey(me, Number(words[0]));
  if (ANY_CARD.includes(verb)) return cardKey(Number(words[0]), Number(words[1]));
  return undefined;
}

export class CambioPlay implements FacedownPlay {
  readonly #board: () => BoardProps;
  readonly #view: () => CambioView;
  readonly #viewer: () => Viewer;
  readonly draft: Picks;
  /** What was thrown in this position: shown at once, before the table answers. */
  #thrown = $state.raw<{ key: string; view: unknown } | null>(null);

  readonly #byPiece = $derived.by(() => {
    const { legal, seat } = this.#board();
    const found = new Map<string, Choice[]>();
    for (const choice of legal.all) {
      const piece = pieceOf(choice, seat);
      if (piece) found.set(piece, [...(found.get(piece) ?? []), choice]);
    }
    return found;
  });

  constructor(board: () => BoardProps, view: () => CambioView, viewer: () => Viewer) {
    this.#board = board;
    this.#view = view;
    this.#viewer = viewer;
    this.draft = new Picks(() => this.#moment, this.open);
  }

  /** Changes with the question: the turn, the phase, the pile, the step of an action. */
  get #moment(): string {
    const { round, turn_no, phase, discard, action } = this.#view();
    return JSON.stringify([round, turn_no, phase, discard.length, action?.left, action?.picked]);
  }

  get hot(): boolean {
    return this.#board().window !== null;
  }

  get race(): boolean {
    return this.#board().legal.of('snap').length > 0;
  }

  open = (key: string): boolean => this.#byPiece.has(key);

  chosen = (key: string): boolean => {
    if (this.#thrown?.key === key && this.#thrown.view === this.#view()) return true;
    return this.draft.has(key) || this.#begun.has(key);
  };

  action = (key: string): string | undefined => {
    const choices = this.#byPiece.get(key) ?? [];
    return choices.length === 1 ? choices[0]?.text : undefined;
  };

  press = (key: string, pressed?: number): void => {
    const choices = this.#byPiece.get(key) ?? [];
    const [only] = choices;
    if (!only) return;
    if (only.verb === 'snap') {
      this.#thrown = { key, view: this.#view() };
      void this.#board().act(only.text, pressed === undefined ? {} : { pressed });
    } else if (only.verb === 'draw') this.send(only.text);
    else if (this.draft.has(key) && choices.length === 1) this.send(only.text);
    else this.draft.only(key);
  };

  call = (): void => this.draft.only(CALL);

  send = (text: string): void => void this.#board().act(text);

  /** What the chosen piece can be used for. */
  get offered(): readonly Choice[] {
    const [key] = this.draft.picked;
    return key === undefined ? [] : (this.#byPiece.get(key) ?? []);
  }

  /** What Enter and the main button do. */
  get main(): Choice | undefined {
    const { legal } = this.#board();
    return this.offered[0] ?? legal.get('draw') ?? legal.get('deal');
  }

  /** Cards chosen in earlier steps of the action under way. */
  get #begun(): ReadonlySet<string> {
    return new Set(this.#view().action?.picked.map(([seat, place]) => cardKey(seat, place)) ?? []);
  }

  /** The question the position asks me. */
  get question(): { ask: string; hint?: string } {
    const { legal, texts, window } = this.#board();
    const { t } = texts;
    const view = this.#view();
    if (window) return { ask: t('cambio-twin'), hint: this.#windowHint };
    const [choice] = this.offered;
    if (choice) return { ask: this.sentence(choice) };
    if (legal.has('draw') || legal.has('take') || view.phase === 'turn')
      return { ask: t('cambio-ask-turn'), hint: t('cambio-hint-turn', this.#pileArgs) };
    if (view.phase === 'drawn')
      return {
        ask: t('cambio-ask-drawn', { card: texts.word('card', view.drawn?.card ?? '') }),
        hint: t('cambio-hint-drawn', { back: String(legal.has('discard')) }),
      };
    if (view.phase === 'give')
      return { ask: t('cambio-ask-give', { name: this.#name(view.give?.to) }) };
    if (view.phase === 'action' && view.action)
      return {
        ask: t('cambio-ask-action', {
          kind: view.action.kind,
          left: view.action.left,
          begun: view.action.picked.length,
        }),
      };
    if (legal.has('deal')) return { ask: t('cambio-ask-deal') };
    return { ask: t('your-turn') };
  }

  /** What will happen, before it happens. */
  sentence(choice: Choice): string {
    const { texts, legal } = this.#board();
    const view = this.#view();
    const id = `cambio-say-${choice.verb}`;
    if (!texts.has(id)) return legal.sentence(choice.text);
    const key = pieceOf(choice, this.#board().seat) ?? '';
    return texts.t(id, {
      card: nameCard(key, {
        board: this.#board(),
        view,
        viewer: this.#viewer(),
        shape: 'square',
      }),
      drawn: texts.word('card', view.drawn?.card ?? ''),
      top: texts.word('card', view.discard[0] ?? ''),
      name: this.#name(view.give?.to),
      begun: view.action?.picked.length ?? 0,
    });
  }

  get #windowHint(): string {
    const { legal, texts, seat } = this.#board();
    const view = this.#view();
    if (legal.any) return texts.t('cambio-hint-twin', this.#pileArgs);
    return texts.t(view.snap?.passed.includes(seat) ? 'facedown-let-go' : 'facedown-watch');
  }

  get #pileArgs(): { top: string; frozen: string } {
    const view = this.#view();
    const [top] = view.discard;
    return {
      top: top === undefined ? 'none' : this.#board().texts.word('card', top),
      frozen: String(view.frozen),
    };
  }

  #name(seat: number | undefined): string {
    return this.#board().seats[seat ?? -1]?.name ?? '';
  }
}
