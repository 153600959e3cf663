/** Explains what is new to me, one thing at a time, and never while people race. */
import { explanationsOf } from '../boards/explanations';
import { metIn, type Explanation, type Found } from '../kit/explained';
import type { Moment } from '../kit/interfaces';
import type { Scene } from '../scene/scene.svelte';
import { GameWords } from '../scene/words.svelte';
import { explained } from '../settings/explained.svelte';

/** What is new may wait for what is being explained; more than this would be a lecture. */
const MOST_WAITING = 2;
/** What stood for a shorter time than this, in milliseconds, cannot have been read. */
const READ_AFTER = 2500;

/** Where the game is: what is explained later than this would be about something else. */
interface Stage {
  readonly turn: string;
  /** What is asked of me; null when nothing is. */
  readonly question: string | null;
  readonly race: number | null;
}

interface Waiting extends Found {
  readonly at: Stage;
}

export interface Explaining {
  readonly sentence: string;
  readonly gotIt: () => void;
}

/** What is remembered, so that nothing is explained twice. */
export type Remembered = Pick<typeof explained, 'on' | 'knows' | 'learn'>;

export class Explainer {
  readonly #scene: Scene;
  readonly #remembered: Remembered;
  readonly #now: () => number;
  #list: readonly Explanation[] = [];
  #words = $state.raw<GameWords | null>(null);
  #waiting = $state.raw<readonly Waiting[]>([]);
  /** Something has just been read: the next thing comes when the game has gone on. */
  #rests = $state(false);
  /** The key of what stands there, and since when. */
  #shown: string | null = null;
  #shownAt = 0;
  #before: Moment | null = null;

  constructor(
    scene: Scene,
    remembered: Remembered = explained,
    now: () => number = () => performance.now(),
  ) {
    this.#scene = scene;
    this.#remembered = remembered;
    this.#now = now;
  }

  /** Loads what there is to explain about the game. */
  async load(): Promise<void> {
    const module = await explanationsOf(this.#scene.game);
    if (!module) return;
    this.begin(module.list, await GameWords.load(async (at) => (await module.words[at]()).default));
  }

  begin(list: readonly Explanation[], words: GameWords): void {
    this.#list = list;
    this.#words = words;
    this.look(this.#before);
  }

  async follow(locale: Parameters<GameWords['follow']>[0]): Promise<void> {
    await this.#words?.follow(locale);
  }

  /** What is explained now. */
  get current(): Explaining | null {
    const [first] = this.#waiting;
    const racing = this.#scene.moment?.window != null;
    if (!first || !this.#words || !this.#remembered.on || this.#rests || racing) return null;
    const sentence = this.#words.t(first.sentence, first.args);
    return { sentence, gotIt: () => this.#done(first) };
  }

  /** The game has come to this moment. */
  look(moment: Moment | null): void {
    const before = this.#before === moment ? null : this.#before;
    this.#before = moment;
    if (!moment || !this.#words || !this.#remembered.on) return;
    this.#rests = false;
    const { seat, seats, texts, game } = this.#scene;
    const met = metIn(this.#list, {
      ...{ view: moment.view, legal: moment.legal, events: moment.events },
      ...{ before: before?.view ?? null, seat, seats, texts },
    });
    const at = stageOf(moment);
    const still = this.#waiting.flatMap((each) => {
      const again = met.find(({ key }) => key === each.key);
      return again ? [{ ...again, at }] : this.#goesOn(each, at);
    });
    const fresh = met
      .filter(({ key }) => !this.#remembered.knows(game, key))
      .filter(({ key }) => still.every((each) => each.key !== key))
      .map((each) => ({ ...each, at }));
    this.#waiting = [...still, ...fresh].slice(0, MOST_WAITING);
    this.#watch();
  }

  /** I have acted: what stood there long enough has been read. */
  acted(): void {
    const [first] = this.#waiting;
    if (first && this.current && this.#isRead(first)) this.#done(first);
  }

  /** What is over is not explained: it has been read, or waits for the next time it happens. */
  #goesOn(waiting: Waiting, now: Stage): readonly Waiting[] {
    const { at } = waiting;
    // During its race nothing could be said of it; afterwards it is the first thing to be said.
    if (at.race !== null && now.race === null) return [{ ...waiting, at: now }];
    if (at.race !== null) return at.race === now.race ? [waiting] : [];
    const asksAnew = now.question !== null && now.question !== at.question;
    if (at.turn === now.turn && !asksAnew) return [waiting];
    if (this.#shown !== waiting.key) return [];
    if (this.#isRead(waiting)) {
      this.#remembered.learn(this.#scene.game, waiting.key);
      return [];
    }
    // The turns of others are short: what came in one may be read until I have answered once.
    if (at.question !== null || now.race !== null) return [];
    return [asksAnew ? { ...waiting, at: now } : waiting];
  }

  #isRead({ key }: Found): boolean {
    return this.#shown === key && this.#now() - this.#shownAt >= READ_AFTER;
  }

  /** Notes since when something stands there. */
  #watch(): void {
    const key = this.current ? (this.#waiting[0]?.key ?? null) : null;
    if (key !== this.#shown) this.#shownAt = this.#now();
    this.#shown = key;
  }

  #done({ key }: Found): void {
    this.#remembered.learn(this.#scene.game, key);
    this.#waiting = this.#waiting.filter((each) => each.key !== key);
    this.#rests = true;
    this.#watch();
  }
}

function stageOf({ view, legal, window }: Moment): Stage {
  const said = (field: string): string => String(Reflect.get(view, field));
  const turn = ['round', 'turn_no', 'turn'].map(said).join(' ');
  const question = legal.any ? `${turn} ${said('phase')}` : null;
  return { turn, question, race: window?.number ?? null };
}
