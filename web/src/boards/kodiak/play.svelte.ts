/** Playing Kodiak by tapping: one card for most actions, mine and then theirs for a pounce. */
import { KODIAK_GRAMMAR, type KodiakAction, type KodiakGame } from '../../games/kodiak';
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { Momentary } from '../../kit/momentary.svelte';
import { cardKey, cardSeen, DRAW, readKey } from '../facedown/cards';
import { FacedownPlay } from '../facedown/play.svelte';
import type { Question } from '../facedown/table';
import { signs } from './events';

/** No place: the cat still has to choose. */
const ANY = -1;
const HAIRBALL = 'br';

export class KodiakPlay extends FacedownPlay<KodiakGame> {
  readonly game = 'kodiak';
  readonly shape = 'triangle';
  readonly risk = 'pounce';
  protected readonly throws = ['scurry', 'counter'] as const;
  protected readonly atOnce = ['draw'] as const;
  protected readonly swaps = ['pick', 'pick-kodiak'] as const;
  protected readonly plain = ['draw', 'deal'] as const;
  /** Outside a window one first says that one wants to pounce: only then do its cards have rings. */
  readonly #aims: Momentary<true>;

  constructor(board: () => BoardProps<KodiakGame>) {
    super(board, KODIAK_GRAMMAR, signs);
    this.#aims = new Momentary(() => `${board().view.round} ${board().view.turn_no}`);
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

  get #picked(): readonly (readonly number[])[] {
    return this.view.queue[0]?.picked ?? [];
  }

  protected get hasBegun(): boolean {
    return this.#picked.length > 0;
  }

  protected isBegun(key: string): boolean {
    const at = readKey(key);
    return this.#picked.some(
      ([seat, place]) => seat === at?.seat && (place === ANY || place === at?.place),
    );
  }

  /** Whether a pounce is legal. */
  get pounces(): boolean {
    return this.board.legal.of('pounce').length > 0;
  }

  /** What the cat can do as well after the window is no reason to hurry it. */
  override get hurried(): boolean {
    const { legal } = this.board;
    const calm = this.pounces && !this.race && this.view.options.free_pounce;
    return this.hot && !(calm && legal.any);
  }

  /** Whether taps choose the cards of a pounce. */
  get aims(): boolean {
    return this.pounces && (this.hot || this.#aims.now !== null);
  }

  aim(): void {
    this.draft.clear();
    this.#aims.keep(true);
  }

  override back(): void {
    if (this.canStepBack) super.back();
    else this.#aims.forget();
  }

  /** Whether a card is picked. */
  get canStepBack(): boolean {
    return super.canGoBack;
  }

  override get canGoBack(): boolean {
    return this.canStepBack || (this.aims && !this.hot);
  }

  override open(key: string): boolean {
    return this.#choosesHalves ? this.#isHalf(key) : super.open(key);
  }

  override action(key: string): KodiakAction | undefined {
    return this.#choosesHalves ? undefined : super.action(key);
  }

  override press(key: string, pressed?: number): void {
    if (!this.#choosesHalves) super.press(key, pressed);
    else if (this.#isHalf(key)) this.#pickHalf(key);
  }

  override send(text: KodiakAction, pressed?: number): void {
    super.send(text, pressed);
    // The cards of a pounce are no picks for what comes after it.
    if (this.#choosesHalves) this.draft.clear();
    this.#aims.forget();
  }

  /** Two cards are to be chosen; while a mouse runs, one of the cat's own catches it. */
  get #choosesHalves(): boolean {
    return this.aims && !this.race;
  }

  /** Whether a card can be one of the two of a pounce: of the side that is still to be chosen. */
  #isHalf(key: string): boolean {
    const at = readKey(key);
    const { legal, seat } = this.board;
    if (!at) return false;
    if (this.draft.isKept(key)) return true;
    const mine = at.seat === seat;
    if (this.#half(mine) !== undefined) return false;
    return legal.where('pounce', mine ? { own: at.place } : at).length > 0;
  }

  /** The picked card of one side. */
  #half(mine: boolean): string | undefined {
    const { seat } = this.board;
    return this.draft.kept.find((key) => (readKey(key)?.seat === seat) === mine);
  }

  #pickHalf(key: string): void {
    if (this.draft.has(key)) return this.draft.drop(key);
    const mine = readKey(key)?.seat === this.board.seat;
    this.draft.only(...(mine ? [key, ...this.draft.picked] : [...this.draft.picked, key]));
  }

  /** The pounce that the two picked cards make. */
  get #pounce(): Choice<KodiakGame> | undefined {
    const [own, prey] = this.draft.picked.map(readKey);
    if (!own || !prey) return undefined;
    return this.board.legal.get(`pounce ${own.place} ${prey.seat} ${prey.place}`);
  }

  override get offered(): readonly Choice<KodiakGame>[] {
    if (!this.#choosesHalves) return super.offered;
    const pounce = this.#pounce;
    return pounce ? [pounce] : [];
  }

  /** What a hairball counts is the table's choice. */
  protected override pointsOf(card: string): number | undefined {
    return card === HAIRBALL ? this.view.options.hairball_table : super.pointsOf(card);
  }

  protected override movedBy(choice: Choice<KodiakGame>): string {
    if (choice.kind !== 'pick-kodiak') return super.movedBy(choice);
    return this.board.texts.t('kodiak-some-card', { name: this.seatName(choice.parts.seat) });
  }

  /** What my part in this round wants of me. */
  get wish(): string {
    const { view, board } = this;
    return board.texts.t('kodiak-wants', {
      cat: String(board.seat === view.cat),
      points: view.options.pounce_points,
    });
  }

  get question(): Question {
    const { legal, texts, window } = this.board;
    const { t } = texts;
    const { view } = this;
    if (window) return this.#inWindow();
    if (this.swapQuestion) return this.swapQuestion;
    const [choice] = this.offered;
    if (choice) return this.#confirm(choice);
    if (this.draft.any) return { ask: t('kodiak-ask-half', this.#halfArgs), hint: this.#stakes };
    if (this.aims) return { ask: t('kodiak-ask-aim'), hint: this.#stakes };
    if (legal.has('draw')) return { ask: t('kodiak-ask-draw'), hint: this.wish };
    if (legal.of('exchange').length > 0)
      return {
        ask: t('kodiak-ask-place', { card: this.cardWorth(view.drawn?.card) }),
        hint: t('kodiak-hint-place'),
      };
    if (this.pounces)
      return {
        ask: t('kodiak-ask-free', { name: this.seatName(view.turn) }),
        hint: t('kodiak-hint-free'),
      };
    if (view.phase === 'offer') return { ask: t('kodiak-ask-offer') };
    const [action] = view.queue;
    if (view.phase === 'action' && action) {
      const { kind, left } = action;
      return { ask: t('kodiak-ask-action', { kind, left, ...this.#shows }), ...this.#showsHint };
    }
    if (legal.has('deal')) return { ask: t('kodiak-ask-deal') };
    return { ask: t('your-turn') };
  }

  #inWindow(): Question {
    const { legal, texts, seat } = this.board;
    const { t } = texts;
    const { view } = this;
    const [choice] = this.offered;
    const top = this.cardName(view.discard[0]);
    if (choice?.kind === 'pounce') {
      const { ask, hint } = this.#confirm(choice);
      return { ask: t('kodiak-pounce'), hint: `${ask} ${hint ?? ''}` };
    }
    if (legal.of('counter').length > 0) {
      const name = this.seatName(view.frenzy?.runner);
      const args = { name, top, ...this.#costs };
      return { ask: t('kodiak-counter'), hint: t('kodiak-hint-counter', args) };
    }
    if (this.draft.any)
      return { ask: t('kodiak-pounce'), hint: t('kodiak-ask-half', this.#halfArgs) };
    if (this.pounces && !this.hurried)
      return { ask: t('kodiak-ask-calm'), hint: t('kodiak-hint-later') };
    if (this.pounces)
      return { ask: t('kodiak-pounce'), hint: t('kodiak-hint-pounce', this.#costs) };
    if (legal.of('scurry').length > 0) {
      const king = view.discard[0] === 'rk' || view.discard[0] === 'bk';
      const args = { top, twin: king ? 'king' : 'other', wrong: view.options.wrong_scurry };
      return { ask: t('kodiak-scurry'), hint: t('kodiak-hint-scurry', args) };
    }
    const gone = view.frenzy?.passed.includes(seat);
    return {
      ask: t(seat === view.cat ? 'kodiak-pounce' : 'kodiak-scurry'),
      hint: t(gone ? 'facedown-let-go' : 'facedown-watch'),
    };
  }

  /** Whom the blue king asks for a card now, who comes next, and how many cards he turns up. */
  get #shows(): { begun: number; count: number; now: string; next: string } {
    const [action] = this.view.queue;
    const begun = this.#picked.length;
    const targets = action?.targets ?? [];
    const now = this.board.legal.of('show')[0]?.parts.seat;
    const next = targets[targets.indexOf(now ?? -1) + 1];
    return { begun, count: targets.length, now: this.seatName(now), next: this.seatName(next) };
  }

  get #showsHint(): { hint?: string } {
    const { count, next } = this.#shows;
    const shows = this.board.legal.of('show').length > 0 && count > 1;
    return shows ? { hint: this.board.texts.t('kodiak-hint-show', { next: next || 'none' }) } : {};
  }

  override word(choice: Choice<KodiakGame>): string {
    const waits = choice.kind === 'show' && this.#shows.next !== '';
    return waits ? this.board.texts.t('kodiak-do-show-later') : super.word(choice);
  }

  /** What a pounce brings and costs. */
  get #costs(): { points: number; wrong: string } {
    const { pounce_points: points, wrong_pounce: wrong } = this.view.options;
    return { points, wrong };
  }

  get #stakes(): string {
    return this.board.texts.t('kodiak-more-pounce', this.#costs);
  }

  /** What will happen, before it happens, and what more is to be known of it. */
  #confirm(choice: Choice<KodiakGame>): Question {
    const { texts, legal, seat } = this.board;
    const id = `kodiak-say-${choice.kind}`;
    if (!texts.has(id)) return { ask: legal.sentence(choice.text) };
    const drawn = this.cardWorth(this.view.drawn?.card);
    const begun = this.#picked.length;
    switch (choice.kind) {
      case 'pick-kodiak':
        return { ask: texts.t(id, { begun, name: this.seatName(choice.parts.seat) }) };
      case 'pounce': {
        const { own, seat: victim, place } = choice.parts;
        const card = this.nameOf(cardKey(seat, own));
        const prey = this.nameOf(cardKey(victim, place));
        return { ask: texts.t(id, { card, prey }), hint: this.#stakes };
      }
      case 'exchange': {
        const { place } = choice.parts;
        const card = this.nameOf(cardKey(seat, place));
        return { ask: texts.t(id, { drawn, card }), hint: this.#discards(place) };
      }
      default:
        return { ask: texts.t(id, { drawn, begun, card: this.movedBy(choice) }) };
    }
  }

  /** What it means to put a card of mine on the pile, as far as I may be reminded of it. */
  #discards(place: number): string {
    const { t } = this.board.texts;
    const points = this.view.options.hairball_discard;
    const isHairball = cardSeen(this.view, this.board.seat, place, this.viewer) === HAIRBALL;
    return isHairball ? t('kodiak-more-hairball', { points }) : t('kodiak-more-exchange');
  }

  get #halfArgs(): { side: string; card: string } {
    const [picked = ''] = this.draft.picked;
    return {
      side: readKey(picked)?.seat === this.board.seat ? 'mine' : 'theirs',
      card: this.nameOf(picked),
    };
  }
}
