/** Playing Kodiak by tapping: one card for most actions, mine and then theirs for a pounce. */
import type { Choice } from '../../kit/choices';
import type { BoardProps } from '../../kit/interfaces';
import { cardKey, DRAW, readKey, type Viewer } from '../facedown/cards';
import { Picks } from '../facedown/picks.svelte';
import type { FacedownPlay } from '../facedown/play';
import { nameCard } from '../facedown/words';
import type { KodiakView } from './view';

/** A tap on these throws at once. */
const THROWS = ['scurry', 'counter'];
const OWN_CARD = ['exchange', 'offer', ...THROWS];
const ANY_CARD = ['peek', 'expose', 'pick', 'show'];

export class KodiakPlay implements FacedownPlay {
  readonly #board: () => BoardProps;
  readonly #view: () => KodiakView;
  readonly #viewer: () => Viewer;
  readonly draft: Picks;
  /** What was thrown in this position: shown at once, before the table answers. */
  #thrown = $state.raw<{ key: string; view: unknown } | null>(null);

  /** Actions about one piece. */
  readonly #byPiece = $derived.by(() => {
    const found = new Map<string, Choice[]>();
    for (const choice of this.#board().legal.all)
      for (const piece of this.#piecesOf(choice))
        found.set(piece, [...(found.get(piece) ?? []), choice]);
    return found;
  });

  constructor(board: () => BoardProps, view: () => KodiakView, viewer: () => Viewer) {
    this.#board = board;
    this.#view = view;
    this.#viewer = viewer;
    this.draft = new Picks(() => this.#moment, this.open);
  }

  /** The pieces any of which stands for an action; a pounce needs two and is not among them. */
  #piecesOf({ verb, words }: Choice): readonly string[] {
    const [first, second] = words.map(Number);
    if (verb === 'draw') return [DRAW];
    if (OWN_CARD.includes(verb) && first !== undefined) return [cardKey(this.#board().seat, first)];
    if (!ANY_CARD.includes(verb) || first === undefined) return [];
    if (second !== undefined) return [cardKey(first, second)];
    // A table without a place: whichever card is tapped, its owner chooses.
    return (this.#view().tables[first] ?? []).map((_, place) => cardKey(first, place));
  }

  /** Changes with the question: the turn, the phase, the pile, the step of an action. */
  get #moment(): string {
    const { round, turn_no, phase, discard, queue } = this.#view();
    return JSON.stringify([round, turn_no, phase, discard.length, queue]);
  }

  get hot(): boolean {
    return this.#board().window !== null;
  }

  get race(): boolean {
    return THROWS.some((verb) => this.#board().legal.of(verb).length > 0);
  }

  get pounces(): boolean {
    return this.#board().legal.of('pounce').length > 0;
  }

  open = (key: string): boolean => this.#byPiece.has(key) || this.#isHalf(key);

  chosen = (key: string): boolean => {
    if (this.#thrown?.key === key && this.#thrown.view === this.#view()) return true;
    if (this.draft.has(key)) return true;
    const at = readKey(key);
    const picked = this.#view().queue[0]?.picked ?? [];
    return picked.some(([seat, place]) => seat === at?.seat && (place < 0 || place === at.place));
  };

  action = (key: string): string | undefined => {
    const choices = this.#byPiece.get(key) ?? [];
    return choices.length === 1 && !this.#isHalf(key) ? choices[0]?.text : undefined;
  };

  press = (key: string, pressed?: number): void => {
    const choices = this.#byPiece.get(key) ?? [];
    const [only] = choices;
    if (only && THROWS.includes(only.verb)) {
      this.#thrown = { key, view: this.#view() };
      void this.#board().act(only.text, pressed === undefined ? {} : { pressed });
    } else if (this.#isHalf(key)) this.#pickHalf(key);
    else if (!only) return;
    else if (only.verb === 'draw') this.send(only.text);
    else if (this.draft.has(key) && choices.length === 1) this.send(only.text);
    else this.draft.only(key);
  };

  send = (text: string, pressed?: number): void =>
    void this.#board().act(text, pressed === undefined ? {} : { pressed });

  /** Whether a card can be one of the two of a pounce, beside what is already picked. */
  #isHalf(key: string): boolean {
    const at = readKey(key);
    const { legal, seat } = this.#board();
    if (!at || !this.pounces) return false;
    return at.seat === seat
      ? legal.where('pounce', at.place).length > 0
      : legal.where('pounce', null, at.seat, at.place).length > 0;
  }

  /** Mine and theirs, in either order; another card of the same side takes its place. */
  #pickHalf(key: string): void {
    const mine = readKey(key)?.seat === this.#board().seat;
    if (this.draft.has(key)) return this.draft.drop(key);
    const kept = this.draft.picked.filter(
      (other) => (readKey(other)?.seat === this.#board().seat) !== mine,
    );
    this.draft.only(...(mine ? [key, ...kept] : [...kept, key]));
  }

  /** The pounce that the two picked cards make. */
  get #pounce(): Choice | undefined {
    const [own, prey] = this.draft.picked.map(readKey);
    if (!own || !prey) return undefined;
    return this.#board().legal.get(`pounce ${own.place} ${prey.seat} ${prey.place}`);
  }

  /** What the picked pieces can be used for. */
  get offered(): readonly Choice[] {
    const pounce = this.#pounce;
    if (pounce) return [pounce];
    const [key] = this.draft.picked;
    return key === undefined ? [] : (this.#byPiece.get(key) ?? []);
  }

  get main(): Choice | undefined {
    const { legal } = this.#board();
    if (this.draft.any) return this.offered[0];
    return legal.get('draw') ?? legal.get('deal');
  }

  get question(): { ask: string; hint?: string } {
    const { legal, texts, window } = this.#board();
    const { t } = texts;
    const view = this.#view();
    const [choice] = this.offered;
    if (window) return this.#inWindow(choice);
    if (choice) return { ask: this.sentence(choice), ...this.#halfHint };
    if (this.draft.any) return { ask: t('kodiak-ask-half', this.#halfArgs) };
    if (legal.has('draw'))
      return {
        ask: t('kodiak-ask-draw'),
        ...(this.pounces ? { hint: t('kodiak-or-pounce') } : {}),
      };
    if (legal.of('exchange').length > 0)
      return {
        ask: t('kodiak-ask-place', { card: texts.word('card', view.drawn?.card ?? '') }),
        hint: t(this.pounces ? 'kodiak-hint-place-cat' : 'kodiak-hint-place'),
      };
    if (this.pounces)
      return {
        ask: t('kodiak-ask-free', { name: this.#name(view.turn) }),
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

  #inWindow(choice: Choice | undefined): { ask: string; hint: string } {
    const { legal, texts, seat } = this.#board();
    const { t } = texts;
    const view = this.#view();
    const top = texts.word('card', view.discard[0] ?? '');
    if (choice?.verb === 'pounce') return { ask: t('kodiak-pounce'), hint: this.sentence(choice) };
    if (this.draft.any)
      return { ask: t('kodiak-pounce'), hint: t('kodiak-ask-half', this.#halfArgs) };
    if (this.pounces) return { ask: t('kodiak-pounce'), hint: t('kodiak-hint-pounce') };
    const runner = this.#name(view.frenzy?.runner ?? undefined);
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
  sentence({ verb, text, words }: Choice): string {
    const { texts, legal, seat } = this.#board();
    const id = `kodiak-say-${verb}`;
    if (!texts.has(id)) return legal.sentence(text);
    const view = this.#view();
    const [first = -1, second, third] = words.map(Number);
    const own = OWN_CARD.includes(verb) || verb === 'pounce';
    return texts.t(id, {
      card: own ? this.#card(seat, first) : this.#card(first, second ?? -1),
      prey: verb === 'pounce' ? this.#card(second ?? -1, third ?? -1) : '',
      drawn: texts.word('card', view.drawn?.card ?? ''),
      begun: view.queue[0]?.picked.length ?? 0,
      whole: String(verb === 'pick' && second === undefined),
      name: this.#name(first),
    });
  }

  #card(seat: number, place: number): string {
    return nameCard(cardKey(seat, place), {
      board: this.#board(),
      view: this.#view(),
      viewer: this.#viewer(),
      shape: 'triangle',
    });
  }

  /** An own card that may be exchanged may also be the first half of a pounce. */
  get #halfHint(): { hint?: string } {
    const single = this.draft.picked.length === 1 && this.offered[0]?.verb !== 'pounce';
    return single && this.pounces ? { hint: this.#board().texts.t('kodiak-or-prey') } : {};
  }

  get #halfArgs(): { side: string; card: string } {
    const at = readKey(this.draft.picked[0] ?? '');
    return {
      side: at?.seat === this.#board().seat ? 'mine' : 'theirs',
      card: at ? this.#card(at.seat, at.place) : '',
    };
  }

  #name(seat: number | undefined): string {
    return this.#board().seats[seat ?? -1]?.name ?? '';
  }
}
