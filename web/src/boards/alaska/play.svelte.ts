/** Playing Alaska by tapping: cards of the hand, then a place in the river, then the button. */
import type { AlaskaAction, AlaskaGame, AlaskaView, Card } from '../../games/alaska';
import type { Choice } from '../../kit/choices';
import { Draft } from '../../kit/draft.svelte';
import type { KindOf } from '../../kit/grammar';
import type { BoardProps } from '../../kit/interfaces';
import { handKey, targetOf } from './places';

/** What a card that is no number is played as: at a place of the river, and without one. */
interface Plays {
  readonly aimed: readonly KindOf<AlaskaGame>[];
  readonly plain: KindOf<AlaskaGame>;
}

const PLAYS: Readonly<Partial<Record<Card, Plays>>> = {
  T: { aimed: ['tourist'], plain: 'tourist-none' },
  L: { aimed: ['local'], plain: 'local-none' },
  E: { aimed: ['eagle-salmon', 'eagle-angler'], plain: 'eagle-none' },
  B: { aimed: [], plain: 'bear' },
};

const playsOf = (card: Card | undefined): Plays | undefined => card && PLAYS[card];

export class AlaskaPlay {
  readonly #board: () => BoardProps<AlaskaGame>;
  readonly draft: Draft;

  constructor(board: () => BoardProps<AlaskaGame>) {
    this.#board = board;
    this.draft = new Draft(() => board().legal);
  }

  get view(): AlaskaView {
    return this.#board().view;
  }

  get hand(): readonly Card[] {
    return (this.view.hands[this.#board().seat] ?? []).flatMap((card) => card ?? []);
  }

  /** Places of the hand that are chosen. */
  get cards(): readonly number[] {
    return this.draft.picked
      .filter((key) => key.startsWith('hand:'))
      .map((key) => Number(key.slice('hand:'.length)));
  }

  /** The card that was chosen first. */
  get card(): Card | undefined {
    return this.hand[this.cards[0] ?? -1];
  }

  /** The place in the river that is chosen. */
  get target(): string | undefined {
    return this.draft.picked.find((key) => !key.startsWith('hand:'));
  }

  cardOpen = (index: number): boolean => {
    const { legal, window } = this.#board();
    const card = this.hand[index];
    if (card === undefined) return false;
    if (window) return card === 'B' && legal.has('bear');
    const plays = playsOf(card);
    return plays
      ? legal.of(plays.plain, ...plays.aimed).length > 0
      : legal.of('cast').some(({ parts }) => parts.cards.includes(card));
  };

  pressCard = (index: number): void => {
    if (!this.cardOpen(index)) return;
    const key = handKey(index);
    if (this.draft.has(key)) {
      if (this.#board().window) return this.send('bear');
      this.draft.only(...this.cards.filter((card) => card !== index).map(handKey));
      return;
    }
    const [first, ...more] = this.cards;
    const partner = first !== undefined && more.length === 0 ? first : undefined;
    if (partner !== undefined && this.#castOf([partner, index]))
      this.draft.only(handKey(partner), key);
    else this.draft.only(key);
  };

  /** The cast of these places of the hand, if it is legal. */
  #castOf(cards: readonly number[]): Choice<AlaskaGame> | undefined {
    const numbers = cards.map((index) => Number(this.hand[index])).sort((a, b) => a - b);
    return this.#board().legal.get(`cast ${numbers.join(' ')}`);
  }

  /** What can be tapped in the river now, and the action it makes. */
  readonly targets = $derived.by(() => {
    const { legal } = this.#board();
    const found = new Map<string, Choice<AlaskaGame>>();
    for (const choice of legal.of('place', 'take', ...(playsOf(this.card)?.aimed ?? []))) {
      const key = targetOf(choice);
      if (key !== undefined) found.set(key, choice);
    }
    return found;
  });

  pressTarget = (key: string): void => {
    const choice = this.targets.get(key);
    if (!choice) return;
    if (this.draft.has(key)) this.send(choice.text);
    else this.draft.only(...this.cards.map(handKey), key);
  };

  /** The action that what is picked makes. */
  get choice(): Choice<AlaskaGame> | undefined {
    const { legal } = this.#board();
    if (this.target !== undefined) return this.targets.get(this.target);
    if (this.card === undefined) return undefined;
    const plays = playsOf(this.card);
    return plays ? legal.of(plays.plain)[0] : this.#castOf(this.cards);
  }

  /** One of two chosen numbers alone, for the second button. */
  get single(): Choice<AlaskaGame> | undefined {
    const last = this.cards.at(-1);
    return this.cards.length === 2 && last !== undefined ? this.#castOf([last]) : undefined;
  }

  send = (text: AlaskaAction, pressed?: number): void =>
    void this.#board().act(text, pressed === undefined ? {} : { pressed });
}
