/** Playing Alaska by tapping: cards of the hand, then a place in the river, then the button. */
import type { Choice } from '../../kit/choices';
import { Draft } from '../../kit/draft.svelte';
import type { BoardProps } from '../../kit/interfaces';
import { handKey, sectionKey, spotKey, type AlaskaView } from './view';

/** Which verb plays which card; numbers are cast. */
const VERBS: Readonly<Record<string, string>> = {
  T: 'tourist',
  L: 'local',
  E: 'eagle',
  B: 'bear',
};

export class AlaskaPlay {
  readonly #board: () => BoardProps;
  readonly #view: () => AlaskaView;
  readonly draft: Draft;

  constructor(board: () => BoardProps, view: () => AlaskaView) {
    this.#board = board;
    this.#view = view;
    this.draft = new Draft(() => board().legal);
  }

  get hand(): readonly string[] {
    return (this.#view().hands[this.#board().seat] ?? []).map(String);
  }

  /** Places of the hand that are chosen. */
  get cards(): readonly number[] {
    return this.draft.picked
      .filter((key) => key.startsWith('hand:'))
      .map((key) => Number(key.slice('hand:'.length)));
  }

  get #codes(): readonly string[] {
    return this.cards.map((index) => this.hand[index] ?? '');
  }

  /** The place in the river that is chosen. */
  get target(): string | undefined {
    return this.draft.picked.find((key) => !key.startsWith('hand:'));
  }

  cardOpen = (index: number): boolean => {
    const { legal, window } = this.#board();
    const code = this.hand[index] ?? '';
    if (window) return code === 'B' && legal.has('bear');
    const verb = VERBS[code];
    return verb
      ? legal.of(verb).length > 0
      : legal.of('cast').some(({ words }) => words.includes(code));
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
  #castOf(cards: readonly number[]): Choice | undefined {
    const numbers = cards.map((index) => Number(this.hand[index])).sort((a, b) => a - b);
    return this.#board().legal.get(`cast ${numbers.join(' ')}`);
  }

  /** What can be tapped in the river now, and the action it makes. */
  readonly targets = $derived.by(() => {
    const { legal } = this.#board();
    const found = new Map<string, Choice>();
    for (const choice of [...legal.of('place'), ...legal.of('take')])
      found.set(spotKey(Number(choice.words[0])), choice);
    const verb = VERBS[this.#codes[0] ?? ''];
    for (const choice of verb ? legal.of(verb) : []) {
      const [first, second] = choice.words;
      if (first === 'salmon') found.set(spotKey(Number(second)), choice);
      else if (first === 'angler') found.set(sectionKey(Number(second)), choice);
      else if (first !== undefined && first !== 'none')
        found.set(sectionKey(Number(first)), choice);
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
  get choice(): Choice | undefined {
    const { legal } = this.#board();
    if (this.target !== undefined) return this.targets.get(this.target);
    const [code] = this.#codes;
    if (code === undefined) return undefined;
    const verb = VERBS[code];
    if (!verb) return this.#castOf(this.cards);
    return legal.get(verb) ?? legal.get(`${verb} none`);
  }

  /** One of two chosen numbers alone, for the second button. */
  get single(): Choice | undefined {
    const last = this.cards.at(-1);
    return this.cards.length === 2 && last !== undefined ? this.#castOf([last]) : undefined;
  }

  send = (text: string, pressed?: number): void =>
    void this.#board().act(text, pressed === undefined ? {} : { pressed });
}
