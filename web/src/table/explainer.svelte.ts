/**
 * Explains what is new to me, one thing at a time. Where several people sit it is silent while they
 * race; alone with bots everything waits for me.
 */
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
/** What is over stays until it could be read: so long, and so much longer for each letter. */
const [GLANCE, LETTER] = [1500, 45] as const;
/** What was seen so often in one game is not new any more. */
const MOST_SEEN = 2;

/** Where the game is: what is explained later than this would be about something else. */
interface Stage {
  readonly turn: string;
  /** What is asked of me; null when nothing is. */
  readonly question: string | null;
  readonly race: number | null;
}

interface Waiting extends Found {
  readonly at: Stage;
  /** What it is about has passed: it stays only until it has been read. */
  readonly over: boolean;
}

export interface Explaining {
  readonly sentence: string;
  readonly gotIt: () => void;
}

/** What is remembered, so that nothing is explained twice. */
export type Remembered = Pick<typeof explained, 'on' | 'knows' | 'learn'>;

/** What else an explainer goes by. */
export interface Manner {
  readonly remembered?: Remembered;
  readonly now?: () => number;
  /** Whether the game waits while I read. */
  readonly waits?: () => boolean;
  /** Whether something else is to be looked at first. */
  readonly quiet?: () => boolean;
}

export class Explainer {
  readonly #scene: Scene;
  readonly #remembered: Remembered;
  readonly #now: () => number;
  readonly #waits: () => boolean;
  readonly #quiet: () => boolean;
  #list: readonly Explanation[] = [];
  #words = $state.raw<GameWords | null>(null);
  #waiting = $state.raw<readonly Waiting[]>([]);
  /** Something has just been read: the next thing comes when the game has gone on. */
  #rests = $state(false);
  /** The key of what stands there, and since when. */
  #shown: string | null = null;
  #shownAt = 0;
  /** How often each was seen in this game. */
  readonly #seen = new Map<string, number>();
  #before: Moment | null = null;
  #ending: ReturnType<typeof setTimeout> | undefined;

  constructor(
    scene: Scene,
    { remembered = explained, now = () => performance.now(), waits, quiet }: Manner = {},
  ) {
    this.#scene = scene;
    this.#remembered = remembered;
    this.#now = now;
    this.#waits = waits ?? (() => false);
    this.#quiet = quiet ?? (() => false);
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
    const racing = this.#scene.moment?.window != null && !this.#waits();
    if (!first || !this.#words || !this.#remembered.on) return null;
    if (this.#rests || racing || this.#quiet()) return null;
    return { sentence: this.#sentence(first), gotIt: () => this.#done(first) };
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
      return again ? [{ ...again, at, over: false }] : this.#goesOn(each, at);
    });
    const fresh = met
      .filter(({ key }) => !this.#remembered.knows(game, key) && !this.#isSeenEnough(key))
      .filter(({ key }) => still.every((each) => each.key !== key))
      .map((each) => ({ ...each, at, over: false }));
    this.#waiting = this.#inOrder([...still, ...fresh], met).slice(0, MOST_WAITING);
    this.watch();
  }

  /** What stands there stays; then the more urgent, then what is over. */
  #inOrder(all: readonly Waiting[], met: readonly Found[]): readonly Waiting[] {
    const rank = ({ key, over }: Waiting): number => {
      if (over) return met.length + 1;
      const place = met.findIndex((each) => each.key === key);
      return key === this.#shown ? -1 : place < 0 ? met.length : place;
    };
    return all.toSorted((one, other) => rank(one) - rank(other));
  }

  /** I have acted: what stood there long enough has been read. */
  acted(): void {
    const [first] = this.#waiting;
    if (first && this.current && this.#stands(first) >= READ_AFTER) this.#done(first);
  }

  /** Notes since when something stands there; what is over goes when it could be read. */
  watch(): void {
    const hidden = this.#shown;
    const first = this.current ? this.#waiting[0] : undefined;
    const key = first?.key ?? null;
    if (key !== hidden) {
      this.#shownAt = this.#now();
      if (key !== null) this.#seen.set(key, (this.#seen.get(key) ?? 0) + 1);
    }
    this.#shown = key;
    clearTimeout(this.#ending);
    if (first?.over) this.#ending = setTimeout(() => this.#end(first), this.#left(first));
    // A race has taken its place once too often.
    if (hidden !== null && key === null && this.#isSeenEnough(hidden)) this.#forget(hidden);
  }

  /** What is over is explained until it could be read, or the next time it happens. */
  #goesOn(waiting: Waiting, now: Stage): readonly Waiting[] {
    const { at } = waiting;
    if (!this.#isOver(at, now)) return [waiting];
    const over = { ...waiting, over: true };
    if (this.#shown === waiting.key && this.#left(waiting) <= 0) {
      this.#remembered.learn(this.#scene.game, waiting.key);
      return [];
    }
    if (this.#shown === waiting.key || waiting.over) return [over];
    // During its race nothing could be said of it; afterwards it is the first thing to be said.
    return at.race !== null && now.race === null ? [{ ...waiting, at: now }] : [];
  }

  #isOver(at: Stage, now: Stage): boolean {
    if (at.race !== now.race) return at.race !== null;
    const asksAnew = now.question !== null && now.question !== at.question;
    return at.turn !== now.turn || asksAnew;
  }

  /** It is over and could be read. */
  #end(waiting: Waiting): void {
    if (this.#shown !== waiting.key) return;
    if (this.#left(waiting) > 0) this.watch();
    else this.#done(waiting);
  }

  /** For how long something has stood there. */
  #stands({ key }: Found): number {
    return this.#shown === key ? this.#now() - this.#shownAt : 0;
  }

  /** For how long it is still to be read. */
  #left(found: Found): number {
    return GLANCE + LETTER * this.#sentence(found).length - this.#stands(found);
  }

  #sentence({ sentence, args }: Found): string {
    return this.#words?.t(sentence, args) ?? '';
  }

  #isSeenEnough(key: string): boolean {
    return (this.#seen.get(key) ?? 0) >= MOST_SEEN;
  }

  #forget(key: string): void {
    this.#waiting = this.#waiting.filter((each) => each.key !== key);
  }

  #done({ key }: Found): void {
    this.#remembered.learn(this.#scene.game, key);
    this.#forget(key);
    // Where everything waits for me, there is nothing to let go on in between.
    this.#rests = !this.#waits();
    this.watch();
  }
}

function stageOf({ view, legal, window }: Moment): Stage {
  const said = (field: string): string => String(Reflect.get(view, field));
  const turn = ['round', 'turn_no', 'turn'].map(said).join(' ');
  const question = legal.any ? `${turn} ${said('phase')}` : null;
  return { turn, question, race: window?.number ?? null };
}
