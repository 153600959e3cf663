/** Playing Kodiak by tapping: one card for most actions, mine and then theirs for a pounce. */
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { cardKey, DRAW, readKey } from '../facedown/cards';
import { FacedownPlay, type Question } from '../facedown/play.svelte';
import { signs } from './events';
import type { KodiakView } from './view';

const THROWS = ['scurry', 'counter'];
const OWN_CARD = ['exchange', 'offer', ...THROWS];
const ANY_CARD = ['peek', 'expose', 'pick', 'show'];

export class KodiakPlay extends FacedownPlay<KodiakView> {
  readonly game = 'kodiak';
  readonly shape = 'triangle';
  protected readonly throws = THROWS;

  constructor(board: () => BoardProps) {
    super(board, signs);
  }

  /** A pounce needs two cards and is not among these. */
  protected piecesOf({ verb, words }: Choice): readonly string[] {
    const [first, second] = words.map(Number);
    if (verb === 'draw') return [DRAW];
    if (OWN_CARD.includes(verb) && first !== undefined) return [cardKey(this.board.seat, first)];
    if (!ANY_CARD.includes(verb) || first === undefined) return [];
    if (second !== undefined) return [cardKey(first, second)];
    // A table without a place: whichever card is tapped, its owner chooses.
    return (this.view.tables[first] ?? []).map((_, place) => cardKey(first, place));
  }

  protected get moment(): unknown {
    const { round, turn_no, phase, discard, queue } = this.view;
    return [round, turn_no, phase, discard.length, queue];
  }

  protected isBegun(key: string): boolean {
    const at = readKey(key);
    const picked = this.view.queue[0]?.picked ?? [];
    return picked.some(([seat, place]) => seat === at?.seat && (place < 0 || place === at.place));
  }

  get pounces(): boolean {
    return this.board.legal.of('pounce').length > 0;
  }

  override open(key: string): boolean {
    return super.open(key) || this.#isHalf(key);
  }

  override action(key: string): string | undefined {
    return this.#isHalf(key) ? undefined : super.action(key);
  }

  override press(key: string, pressed?: number): void {
    const [only] = this.choicesAt(key);
    const throws = only !== undefined && THROWS.includes(only.verb);
    if (!throws && this.#isHalf(key)) this.#pickHalf(key);
    else super.press(key, pressed);
  }

  /** Whether a card can be one of the two of a pounce, beside what is already picked. */
  #isHalf(key: string): boolean {
    const at = readKey(key);
    const { legal, seat } = this.board;
    if (!at || !this.pounces) return false;
    return at.seat === seat
      ? legal.where('pounce', at.place).length > 0
      : legal.where('pounce', null, at.seat, at.place).length > 0;
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
  get #pounce(): Choice | undefined {
    const [own, prey] = this.draft.picked.map(readKey);
    if (!own || !prey) return undefined;
    return this.board.legal.get(`pounce ${own.place} ${prey.seat} ${prey.place}`);
  }

  override get offered(): readonly Choice[] {
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

  #inWindow(choice: Choice | undefined): Question {
    const { legal, texts, seat } = this.board;
    const { t } = texts;
    const { view } = this;
    const top = this.cardName(view.discard[0]);
    if (choice?.verb === 'pounce') return { ask: t('kodiak-pounce'), hint: this.#sentence(choice) };
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
  #sentence({ verb, text, words }: Choice): string {
    const { texts, legal, seat } = this.board;
    const id = `kodiak-say-${verb}`;
    if (!texts.has(id)) return legal.sentence(text);
    const { view } = this;
    const [first = -1, second, third] = words.map(Number);
    const own = OWN_CARD.includes(verb) || verb === 'pounce';
    return texts.t(id, {
      card: this.nameOf(own ? cardKey(seat, first) : cardKey(first, second ?? -1)),
      prey: verb === 'pounce' ? this.nameOf(cardKey(second ?? -1, third ?? -1)) : '',
      drawn: this.cardName(view.drawn?.card),
      begun: view.queue[0]?.picked.length ?? 0,
      whole: String(verb === 'pick' && second === undefined),
      name: this.seatName(first),
    });
  }

  /** An own card that may be exchanged may also be the first half of a pounce. */
  get #halfHint(): { hint?: string } {
    const single = this.draft.picked.length === 1 && this.offered[0]?.verb !== 'pounce';
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
