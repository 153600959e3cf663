/** Playing Cambio by tapping. */
import { CAMBIO_GRAMMAR, type CambioGame } from '../../games/cambio';
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { cardKey, DISCARD, DRAW, readKey } from '../facedown/cards';
import { FacedownPlay } from '../facedown/play.svelte';
import type { Question } from '../facedown/table';
import { signs } from './events';

/** Stands for the call, which has no piece. */
const CALL = 'call';

export class CambioPlay extends FacedownPlay<CambioGame> {
  readonly game = 'cambio';
  readonly shape = 'square';
  readonly risk = 'cambio';
  protected readonly throws = ['snap'] as const;
  protected readonly atOnce = ['draw', 'discard'] as const;
  protected readonly swaps = ['pick'] as const;
  protected readonly plain = ['draw', 'deal'] as const;

  constructor(board: () => BoardProps<CambioGame>) {
    super(board, CAMBIO_GRAMMAR, signs);
  }

  protected piecesOf(choice: Choice<CambioGame>): readonly string[] {
    switch (choice.kind) {
      case 'draw':
        return [DRAW];
      case 'take':
      case 'discard':
        return [DISCARD];
      case 'cambio':
        return [CALL];
      case 'exchange':
      case 'give':
        return [cardKey(this.board.seat, choice.parts.place)];
      case 'snap':
      case 'peek':
      case 'pick':
      case 'show':
        return [cardKey(choice.parts.seat, choice.parts.place)];
      default:
        return [];
    }
  }

  protected get moment(): unknown {
    const { round, turn_no, phase, discard, action } = this.view;
    return [round, turn_no, phase, discard.length, action?.left, action?.picked];
  }

  get #picked(): readonly (readonly number[])[] {
    return this.view.action?.picked ?? [];
  }

  protected get hasBegun(): boolean {
    return this.#picked.length > 0;
  }

  protected isBegun(key: string): boolean {
    const at = readKey(key);
    return this.#picked.some(([seat, place]) => seat === at?.seat && place === at?.place);
  }

  get question(): Question {
    const { legal, texts, window } = this.board;
    const { t } = texts;
    const { view } = this;
    if (window) return { ask: t('cambio-twin'), hint: this.#windowHint };
    if (this.swapQuestion) return this.swapQuestion;
    const [choice] = this.offered;
    if (choice) return this.#confirm(choice);
    if (legal.has('draw') || legal.has('take') || view.phase === 'turn')
      return { ask: t('cambio-ask-turn'), hint: t('cambio-hint-turn', this.#pileArgs) };
    if (view.phase === 'drawn')
      return {
        ask: t('cambio-ask-drawn', { card: this.cardWorth(view.drawn?.card) }),
        hint: t('cambio-hint-drawn', {
          back: String(legal.has('discard')),
          // Only what comes from the main pile does something.
          effect: view.drawn?.from === 'draw' ? (view.drawn.card ?? 'none') : 'none',
        }),
      };
    if (view.phase === 'give')
      return {
        ask: t('cambio-ask-give', { name: this.seatName(view.give?.to) }),
        hint: t('cambio-hint-give'),
      };
    if (view.phase === 'action' && view.action)
      return {
        ask: t('cambio-ask-action', {
          kind: view.action.kind,
          left: view.action.left,
          begun: view.action.picked.length,
          name: this.seatName(legal.of('show')[0]?.parts.seat),
        }),
      };
    if (legal.has('deal')) return { ask: t('cambio-ask-deal') };
    return { ask: t('your-turn') };
  }

  /** What will happen, before it happens, and what more is to be known of it. */
  #confirm(choice: Choice<CambioGame>): Question {
    const { texts, legal } = this.board;
    const { view } = this;
    const id = `cambio-say-${choice.kind}`;
    if (!texts.has(id)) return { ask: legal.sentence(choice.text) };
    const { cambio_bonus: bonus, cambio_malus: malus, cambio_tie: tie } = view.options;
    const ask = texts.t(id, {
      card: this.nameOf(this.piecesOf(choice)[0] ?? ''),
      drawn: this.cardWorth(view.drawn?.card),
      top: this.cardWorth(view.discard[0]),
      name: this.seatName(view.give?.to),
      begun: this.#picked.length,
    });
    const more = `cambio-more-${choice.kind}`;
    return texts.has(more) ? { ask, hint: texts.t(more, { bonus, malus, tie }) } : { ask };
  }

  get #windowHint(): string {
    const { legal, texts, seat } = this.board;
    if (legal.any)
      return texts.t('cambio-hint-twin', {
        top: this.cardName(this.view.discard[0]),
        twin: this.#twinOf(this.view.discard[0]),
        penalty: String(this.view.options.own_wrong_penalty),
      });
    return texts.t(this.view.snap?.passed.includes(seat) ? 'facedown-let-go' : 'facedown-watch');
  }

  /** What a twin of a card is called, where cards of two names are twins. */
  #twinOf(card: string | undefined): string {
    if (card === 'rk' || card === 'bk') return 'king';
    const energy = (card === 'rr' || card === 'br') && this.view.options.energy_same;
    return energy ? 'energy' : 'other';
  }

  get #pileArgs(): { top: string; frozen: string } {
    const { discard, frozen } = this.view;
    const [top] = discard;
    return { top: top === undefined ? 'none' : this.cardWorth(top), frozen: String(frozen) };
  }
}
