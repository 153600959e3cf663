/** Playing The Rune Market: what the picks make, and which of it is put on buttons. */
import type { MarketAction, MarketGame, MarketParts, MarketView } from '../../games/market';
import { Foresight } from '../../kit/foresight.svelte';
import type { BoardProps } from '../../kit/interfaces';
import { useKeys } from '../../kit/keys.svelte';
import { sounds } from '../../sound';
import { asking, type Asked } from './asking';
import { priceIn } from './labels';
import { offersOf, type Offer } from './offers';
import { Picks } from './picks.svelte';
import { toldOf } from './told';

/** More than these are not put on buttons: their places are tapped. */
const MOST_BUTTONS = 3;

/** What cannot be taken back or only harms is chosen on the table first; signs are drawn there. */
function isOnAButton({ choice, feedsBandit }: Offer): boolean {
  return choice.kind !== 'giveup' && choice.kind !== 'sign' && !feedsBandit;
}

export class MarketPlay {
  readonly #board: () => BoardProps<MarketGame>;
  readonly picks: Picks;
  readonly #foresight: Foresight<MarketGame>;
  /** The cards for which only attacks are offered: there are too many to offer with the rest. */
  #attackWith = $state<string | null>(null);

  readonly view = $derived.by((): MarketView => this.board.view);
  readonly hand = $derived.by(() =>
    (this.view.seats[this.board.seat]?.hand ?? []).flatMap((card) => card ?? []),
  );
  readonly offers = $derived.by(() => {
    const { legal, mine, seat } = this.board;
    return mine ? offersOf(legal, this.view, seat) : [];
  });

  readonly attacks = $derived.by(() =>
    this.picks.made.filter(({ choice }) => choice.kind === 'duel'),
  );
  readonly #peaceful = $derived.by(() =>
    this.picks.made.filter((offer) => !this.attacks.includes(offer)),
  );
  /** Attacks would leave no room for the rest. */
  readonly #isCrowded = $derived.by(
    () =>
      this.#peaceful.length > 0 && this.attacks.length > 1 && this.picks.made.length > MOST_BUTTONS,
  );
  readonly #isAttacking = $derived.by(
    () => this.#attackWith !== null && this.#attackWith === this.picks.cards.join(),
  );

  /** What the picks make; only attacks, when those were asked for. */
  readonly made = $derived.by(() =>
    this.#isCrowded && this.#isAttacking ? this.attacks : this.picks.made,
  );
  /** What is put on buttons. */
  readonly shown = $derived.by((): readonly Offer[] => {
    const { made } = this;
    if (!this.picks.any) return made.length > MOST_BUTTONS ? [] : made.filter(isOnAButton);
    return this.#isCrowded && !this.#isAttacking ? this.#peaceful : made;
  });
  /** A button stands for all attacks. */
  readonly offersAttack = $derived.by(
    () => this.shown === this.#peaceful && this.attacks.length > 0,
  );
  /** Attacks side by side: their names say enough. */
  readonly isNamed = $derived.by(
    () => this.shown.length > 2 && this.shown.every((offer) => this.attacks.includes(offer)),
  );
  /** Cards that buy nothing: the table itself says why. */
  readonly #inVain = $derived.by((): MarketAction | null => {
    const { cards, target } = this.picks;
    const isAsked = cards.length > 0 && target === null && this.made.length === 0;
    return isAsked ? `rune red ${cards.join(' ')}` : null;
  });

  /** Call while setting up. */
  constructor(board: () => BoardProps<MarketGame>) {
    this.#board = board;
    this.picks = new Picks({
      moment: () => board().legal,
      offers: () => this.offers,
      hand: () => this.hand,
    });
    this.#foresight = new Foresight(board, () => [
      ...(this.#inVain === null ? [] : [this.#inVain]),
      ...this.shown.filter((offer) => this.costsRunes(offer)).map(({ choice }) => choice.text),
    ]);
    useKeys(() => ({
      pick: (index) => this.board.mine && this.#pick(index),
      main: () => this.#main(),
      back: () => this.picks.clear(),
    }));
  }

  get board(): BoardProps<MarketGame> {
    return this.#board();
  }

  get asked(): Asked {
    const { seats, texts, mine, legal } = this.board;
    const { view, picks, made, hand, offers } = this;
    return asking({
      view,
      seats,
      texts,
      picks,
      made,
      hand,
      offers,
      mine,
      why: this.#foresight.of(this.#inVain)?.sentence ?? null,
      told: this.told,
      canShow: legal.of('show').length > 0,
      canCollect: legal.of('collect').length > 0,
    });
  }

  /** What was tapped only to hear what it is. */
  get told(): string | null {
    const { seat, texts } = this.board;
    const { asked } = this.picks;
    return asked === null ? null : toldOf(asked, this.view, seat, texts);
  }

  /** It is paid with runes; how many, the table says. */
  costsRunes({ choice }: Offer): boolean {
    return choice.kind === 'boat-runes' || choice.kind === 'bandit-runes';
  }

  /** How many runes it costs; null until the table has answered. */
  priceOf(offer: Offer): number | null {
    if (!this.costsRunes(offer)) return 0;
    const told = this.#foresight.of(offer.choice.text);
    return told && priceIn(told);
  }

  /** Something of others is to be chosen: it lies where the hand was, and no card is needed. */
  get isAiming(): boolean {
    const { legal, mine } = this.board;
    return mine && legal.of('steal-hand', 'steal-loose', 'steal-shelter', 'occupy').length > 0;
  }

  get canPass(): boolean {
    return this.board.legal.has('pass');
  }

  /** There is nothing else worth doing. */
  get onlyPass(): boolean {
    return this.offers.every(({ feedsBandit }) => feedsBandit);
  }

  /** A button that cannot be pressed makes room for those that can. */
  get hasRoomForPass(): boolean {
    const buttons = this.shown.length + Number(this.offersAttack);
    return buttons <= (this.canPass ? MOST_BUTTONS : 2);
  }

  /** What passing means now. */
  get passing(): string {
    const { phase } = this.view;
    return phase === 'interest' && this.board.legal.of('collect').length === 0 ? 'giveup' : phase;
  }

  /** From now on only the attacks of these cards are offered. */
  attack(): void {
    this.#attackWith = this.picks.cards.join();
  }

  /** A sign of a bout, in secret. */
  choose(sign: MarketParts['sign']['sign']): void {
    if (this.board.legal.has(`sign ${sign}`)) void this.board.act(`sign ${sign}`);
  }

  #pick(index: number): void {
    const signs = this.board.legal.of('sign');
    if (signs.length === 0) this.picks.tapCard(index);
    else if (signs[index]) this.choose(signs[index].parts.sign);
  }

  send({ choice }: Offer): void {
    sounds.play('card');
    void this.board.act(choice.text);
  }

  pass(): void {
    void this.board.act('pass');
  }

  #main(): void {
    const [only] = this.shown;
    if (only && this.shown.length === 1) this.send(only);
    else if (this.canPass && this.onlyPass) this.pass();
  }
}
