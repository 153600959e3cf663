/** Playing Kodiak by tapping: one card for most actions, mine and then theirs for a pounce. */
import type { KodiakAction, KodiakGame } from '../../games/kodiak';
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { cardKey, DRAW, readKey } from '../facedown/cards';
import { FacedownPlay } from '../facedown/play.svelte';
import type { Question } from '../facedown/table';
import { signs } from './events';

/** No place: the cat still has to choose. */
const ANY = -1;

export class KodiakPlay extends FacedownPlay<KodiakGame> {
  readonly game = 'kodiak';
  readonly shape = 'triangle';
  readonly risk = 'pounce';
  protected readonly throws = ['scurry', 'counter'] as const;
  protected readonly plain = ['draw', 'deal'] as const;

  constructor(board: () => BoardProps<KodiakGame>) {
    super(board, signs);
  }

  /** A pounce needs two cards and is not among these. */
  protected piecesOf(choice: Choice<KodiakGame>): readonly string[] {
    switch (choice.kind) {
      case 'draw':
        return [DRAW];
      case 'exchange':
      case 'offer':
      case 'scurry':
      case 'counter':
        return [cardKey(this.board.seat, choice.parts.place)];
      case 'peek':
      case 'expose':
      case 'pick':
      case 'show':
        return [cardKey(choice.parts.seat, choice.parts.place)];
      case 'pick-kodiak': {
        // Whichever card is tapped, its owner chooses.
        const { seat } = choice.parts;
        return (this.view.tables[seat] ?? []).map((_, place) => cardKey(seat, place));
      }
      default:
        return [];
    }
  }

  protected get moment(): unknown {
    const { round, turn_no, phase, discard, queue } = this.view;
    return [round, turn_no, phase, discard.length, queue];
  }

  protected isBegun(key: string): boolean {
    const at = readKey(key);
    const picked = this.view.queue[0]?.picked ?? [];
    return picked.some(
      ([seat, place]) => seat === at?.seat && (place === ANY || place === at?.place),
    );
  }

  get pounces(): boolean {
    return this.board.legal.of('pounce').length > 0;
  }

  override open(key: string): boolean {
    return super.open(key) || this.#isHalf(key);
  }

  override action(key: string): KodiakAction | undefined {
    return this.#isHalf(key) ? undefined : super.action(key);
  }

  override press(key: string, pressed?: number): void {
    const [only] = this.choicesAt(key);
    const throws = only?.kind === 'scurry' || only?.kind === 'counter';
    if (!throws && this.#isHalf(key)) this.#pickHalf(key);
    else super.press(key, pressed);
  }

  /** Whether a card can be one of the two of a pounce, beside what is already picked. */
  #isHalf(key: string): boolean {
    const at = readKey(key);
    const { legal, seat } = this.board;
    if (!at || !this.pounces) return false;
    return at.seat === seat
      ? legal.where('pounce', { own: at.place }).length > 0
      : legal.where('pounce', at).length > 0;
  }

  /** Mine and theirs, in either order; another card of the same side takes its place. */
  #pickHalf(key: string): void {
    const mine = readKey(key)?.seat === this.board.seat;
    if (this.draft.has(key)) return this.draft.drop(key);
    const kept = this.draft.picked.filter(
      (other) => (readKey(other)?.seat === this.board.seat) !== mine,
    );
    this.draft.only(...(mine ? [key, ...kept] : [...kept, key]));
  }

  /** The pounce that the two picked cards make. */
  get #pounce(): Choice<KodiakGame> | undefined {
    const [own, prey] = this.draft.picked.map(readKey);
    if (!own || !prey) return undefined;
    return this.board.legal.get(`pounce ${own.place} ${prey.seat} ${prey.place}`);
  }

  override get offered(): readonly Choice<KodiakGame>[] {
    const pounce = this.#pounce;
    return pounce ? [pounce] : super.offered;
  }

  get question(): Question {
    const { legal, texts, window } = this.board;
    const { t } = texts;
    const { view } = this;
    const [choice] = this.offered;
    if (window) return this.#inWindow(choice);
    if (choice) return { ask: this.#sentence(choice), ...this.#halfHint };
    if (this.draft.any) return { ask: t('kodiak-ask-half', this.#halfArgs) };
    if (legal.has('draw'))
      return {
        ask: t('kodiak-ask-draw'),
        ...(this.pounces ? { hint: t('kodiak-or-pounce') } : {}),
      };
    if (legal.of('exchange').length > 0)
      return {
        ask: t('kodiak-ask-place', { card: this.cardName(view.drawn?.card) }),
        hint: t(this.pounces ? 'kodiak-hint-place-cat' : 'kodiak-hint-place'),
      };
    if (this.pounces)
      return {
        ask: t('kodiak-ask-free', { name: this.seatName(view.turn) }),
        hint: t('kodiak-or-pounce'),
      };
    if (view.phase === 'offer') return { ask: t('kodiak-ask-offer') };
    const [action] = view.queue;
    if (view.phase === 'action' && action)
      return {
        ask: t('kodiak-ask-action', {
          kind: action.kind,
          left: action.left,
          begun: action.picked.length,
        }),
      };
    if (legal.has('deal')) return { ask: t('kodiak-ask-deal') };
    return { ask: t('your-turn') };
  }

  #inWindow(choice: Choice<KodiakGame> | undefined): Question {
    const { legal, texts, seat } = this.board;
    const { t } = texts;
    const { view } = this;
    const top = this.cardName(view.discard[0]);
    if (choice?.kind === 'pounce') return { ask: t('kodiak-pounce'), hint: this.#sentence(choice) };
    if (this.draft.any)
      return { ask: t('kodiak-pounce'), hint: t('kodiak-ask-half', this.#halfArgs) };
    if (this.pounces) return { ask: t('kodiak-pounce'), hint: t('kodiak-hint-pounce') };
    const runner = this.seatName(view.frenzy?.runner);
    if (legal.of('counter').length > 0)
      return { ask: t('kodiak-counter'), hint: t('kodiak-hint-counter', { name: runner, top }) };
    if (legal.of('scurry').length > 0)
      return { ask: t('kodiak-scurry'), hint: t('kodiak-hint-scurry', { top }) };
    const gone = view.frenzy?.passed.includes(seat);
    return {
      ask: t(seat === view.cat ? 'kodiak-pounce' : 'kodiak-scurry'),
      hint: t(gone ? 'facedown-let-go' : 'facedown-watch'),
    };
  }

  /** What will happen, before it happens. */
  #sentence(choice: Choice<KodiakGame>): string {
    const { texts, legal, seat } = this.board;
    const id = `kodiak-say-${choice.kind}`;
    if (!texts.has(id)) return legal.sentence(choice.text);
    const { view } = this;
    const args = {
      drawn: this.cardName(view.drawn?.card),
      begun: view.queue[0]?.picked.length ?? 0,
    };
    switch (choice.kind) {
      case 'pick-kodiak':
        return texts.t(id, { ...args, name: this.seatName(choice.parts.seat) });
      case 'pounce': {
        const { own, seat: victim, place } = choice.parts;
        const [card, prey] = [cardKey(seat, own), cardKey(victim, place)].map((key) =>
          this.nameOf(key),
        );
        return texts.t(id, { card: card ?? '', prey: prey ?? '' });
      }
      default:
        return texts.t(id, { ...args, card: this.nameOf(this.piecesOf(choice)[0] ?? '') });
    }
  }

  /** An own card that may be exchanged may also be the first half of a pounce. */
  get #halfHint(): { hint?: string } {
    const single = this.draft.picked.length === 1 && this.offered[0]?.kind !== 'pounce';
    return single && this.pounces ? { hint: this.board.texts.t('kodiak-or-prey') } : {};
  }

  get #halfArgs(): { side: string; card: string } {
    const [picked = ''] = this.draft.picked;
    return {
      side: readKey(picked)?.seat === this.board.seat ? 'mine' : 'theirs',
      card: this.nameOf(picked),
    };
  }
}
