/** Playing Cambio by tapping. */
import type { CambioGame } from '../../games/cambio';
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
  protected readonly plain = ['draw', 'deal'] as const;

  constructor(board: () => BoardProps<CambioGame>) {
    super(board, signs);
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

  protected isBegun(key: string): boolean {
    const at = readKey(key);
    const picked = this.view.action?.picked ?? [];
    return picked.some(([seat, place]) => seat === at?.seat && place === at?.place);
  }

  get question(): Question {
    const { legal, texts, window } = this.board;
    const { t } = texts;
    const { view } = this;
    if (window) return { ask: t('cambio-twin'), hint: this.#windowHint };
    const [choice] = this.offered;
    if (choice) return { ask: this.#sentence(choice) };
    if (legal.has('draw') || legal.has('take') || view.phase === 'turn')
      return { ask: t('cambio-ask-turn'), hint: t('cambio-hint-turn', this.#pileArgs) };
    if (view.phase === 'drawn')
      return {
        ask: t('cambio-ask-drawn', { card: this.cardName(view.drawn?.card) }),
        hint: t('cambio-hint-drawn', { back: String(legal.has('discard')) }),
      };
    if (view.phase === 'give')
      return { ask: t('cambio-ask-give', { name: this.seatName(view.give?.to) }) };
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
  #sentence(choice: Choice<CambioGame>): string {
    const { texts, legal } = this.board;
    const { view } = this;
    const id = `cambio-say-${choice.kind}`;
    if (!texts.has(id)) return legal.sentence(choice.text);
    return texts.t(id, {
      card: this.nameOf(this.piecesOf(choice)[0] ?? ''),
      drawn: this.cardName(view.drawn?.card),
      top: this.cardName(view.discard[0]),
      name: this.seatName(view.give?.to),
      begun: view.action?.picked.length ?? 0,
    });
  }

  get #windowHint(): string {
    const { legal, texts, seat } = this.board;
    if (legal.any) return texts.t('cambio-hint-twin', this.#pileArgs);
    return texts.t(this.view.snap?.passed.includes(seat) ? 'facedown-let-go' : 'facedown-watch');
  }

  get #pileArgs(): { top: string; frozen: string } {
    const { discard, frozen } = this.view;
    const [top] = discard;
    return { top: top === undefined ? 'none' : this.cardName(top), frozen: String(frozen) };
  }
}
