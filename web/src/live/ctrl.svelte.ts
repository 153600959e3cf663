/**
 * A table that is played, watched or waited at: what comes over the link becomes moments of a
 * scene; what people do goes back as commands. No component talks to the link itself.
 */
import { tick } from 'svelte';
import { texts } from '../i18n';
import { readLegal } from '../kit/choices';
import { myVerdict, type Verdict } from '../kit/race';
import { SPECTATOR, type ActOptions, type BoardActions } from '../kit/interfaces';
import { api, Refusal } from '../net/api';
import { nonce } from '../net/ids';
import { Link, socketUrl, type Answer, type Command, type LinkState } from '../net/link';
import { proofOf, rememberProof } from '../net/proofs';
import { forgetSeat, tokenOf } from '../net/seats';
import { announcer } from '../scene/announcer.svelte';
import { Scene } from '../scene/scene.svelte';
import { sounds } from '../sound';
import type {
  ChatLine,
  Coaching,
  Emoted,
  Hinted,
  Position,
  Previewed,
  ServerMessage,
  TableInfo,
  Touched,
  Update,
  Welcome,
  You,
} from '../wire';
import { UpdateQueue } from './queue';
import { isAlone, isFresh, keepsWaiting } from './waiting';

const WORDS_AGAIN = 1000;
const [NOTICE_SHOWN, VERDICT_SHOWN, EMOTE_SHOWN, TOUCH_SHOWN] = [4000, 5000, 3500, 2200] as const;
const NOBODY: You = { seat: SPECTATOR, host: false, pass_for_me: false };

export class TableCtrl implements BoardActions {
  readonly id: string;
  readonly link: Link;
  linkState = $state<LinkState>('connecting');
  /** Why there is no table here, as a sentence; null while there is one. */
  gone = $state<string | null>(null);
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You>(NOBODY);
  scene = $state.raw<Scene | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  emotes = $state.raw<ReadonlyMap<number, string>>(new Map());
  /** Corners of cards that are being lifted. */
  touches = $state.raw<readonly Touched[]>([]);
  /** What only I need to know just now: why something was refused, or that my time was up. */
  notice = $state<string | null>(null);
  /** What I am told in a lesson. */
  lesson = $state.raw<Coaching | null>(null);
  /** What came of a race I was in, just now. */
  verdict = $state.raw<Verdict | null>(null);
  /** An action is on its way. */
  #sending = $state(false);
  readonly #queue: UpdateQueue;
  readonly #previews = new Map<string, Promise<Previewed | null>>();
  #position: Position | null = null;
  #paintedAt = 0;
  #forgetting: ReturnType<typeof setTimeout> | undefined;
  #forgettingVerdict: ReturnType<typeof setTimeout> | undefined;
  #welcomed = false;
  #sceneFor: Promise<void> | undefined;
  #heard: Promise<void> = Promise.resolve();

  constructor(id: string) {
    this.id = id;
    this.#queue = new UpdateQueue(
      (update, moving) => this.#update(update, moving),
      (time) => this.link.clock.local(time) - performance.now(),
    );
    this.link = new Link({
      url: socketUrl(id),
      hello: () => ({ token: tokenOf(id), language: texts.locale }),
      onmessage: (message) => this.#hearInOrder(message),
      onstate: (state, closing) => this.#linkBecomes(state, closing?.sentence),
    });
  }

  get watching(): boolean {
    return this.you.seat === SPECTATOR;
  }

  get alone(): boolean {
    return !this.watching && isAlone(this.table);
  }

  /** Whether bots play just now and keep me waiting. */
  get canSkip(): boolean {
    return !this.watching && !this.over && keepsWaiting(this.table, this.scene);
  }

  get over(): boolean {
    return this.table?.stage === 'over';
  }

  leavePage(): void {
    this.link.close();
  }

  /** Asks for everything in the language of the page, or for a seat that was just taken. */
  greet(): void {
    this.#previews.clear();
    this.link.greet();
    void this.scene?.texts.follow(texts.locale);
  }

  // --- what a board can ask ---------------------------------------------------------------------

  act = async (text: string, { pressed }: ActOptions = {}): Promise<boolean> => {
    const position = this.#position;
    if (!position || this.#sending || this.linkState !== 'open') return false;
    const { window } = position;
    const reaction = (pressed ?? performance.now()) - this.#paintedAt;
    this.#setSending(true);
    const answer = await this.link.ask({
      type: 'act',
      text,
      ...(window ? { window: window.number, reaction: Math.max(0, reaction) } : {}),
    });
    const done = answer?.type === 'accepted';
    // What was accepted has changed the position; until that is shown, nothing is sent twice.
    if (!done || this.#queue.idle) this.#setSending(false);
    if (done && text !== 'pass') this.scene?.acted();
    this.#refuse(answer);
    return done;
  };

  preview = (text: string, then = false): Promise<Previewed | null> => {
    const question = then ? `${text} …` : text;
    const known = this.#previews.get(question);
    if (known) return known;
    const asked = this.link.ask({ type: 'preview', text, then }).then((answer) => {
      if (answer?.type === 'previewed') return answer;
      this.#previews.delete(question); // asked too fast: the next may be answered
      return null;
    });
    this.#previews.set(question, asked);
    return asked;
  };

  describe = async (wanted: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const answer = await this.link.ask({ type: 'describe', texts: wanted });
    const legal = answer?.type === 'described' ? answer.legal : [];
    return new Map(legal.map(({ text, say }) => [text, say ?? text]));
  };

  hint = async (): Promise<Hinted | null> => {
    const answer = await this.link.ask({ type: 'hint' });
    this.#refuse(answer);
    return answer?.type === 'hinted' ? answer : null;
  };

  /** Any other command; whether it was carried out. A refusal is shown. */
  command = async (command: Command): Promise<boolean> => {
    const answer = await this.link.ask(command);
    this.#refuse(answer);
    return answer?.type === 'accepted';
  };

  /** Lift a corner of a card, for all to see. */
  touch = (seat: number, place: number): Promise<boolean> =>
    this.command({ type: 'touch', seat, place });

  /** The bots go on at once, to the end of this turn. */
  skip = (): void => {
    if (this.canSkip) void this.link.ask({ type: 'skip' });
  };

  start = (): Promise<boolean> => this.command({ type: 'start', nonce: this.#newNonce() });

  setReady = (ready: boolean): Promise<boolean> =>
    this.command({ type: 'ready', ready, nonce: ready ? this.#newNonce() : null });

  /** My share in the shuffle, kept so that the seal can be checked afterwards. */
  #newNonce(): string {
    const given = nonce();
    rememberProof({ table: this.id, nonce: given });
    return given;
  }

  /** Older lines of the log, put before those that are known. */
  async loadOlder(): Promise<void> {
    const scene = this.scene;
    const first = scene?.log[0];
    if (!scene || !first || first.number <= 0) return;
    const { entries } = await api.log(this.id, first.number, tokenOf(this.id));
    if (scene.log[0] === first) scene.log = [...entries, ...scene.log];
  }

  // --- what comes over the link -----------------------------------------------------------------

  /** A welcome may have to wait for the words of its game; what follows it waits as well. */
  #hearInOrder(message: ServerMessage): void {
    this.#heard = this.#heard
      .then(() => this.#hear(message))
      .catch(() => {
        // The words could not be loaded: ask for everything again.
        this.#sceneFor = undefined;
        setTimeout(() => this.link.greet(), WORDS_AGAIN);
      });
  }

  async #hear(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'table':
        return this.#tableIs(message.table, message.you);
      case 'update':
        this.#queue.add(message);
        return;
      case 'said':
        this.chat = [...this.chat, message.line];
        announcer.say(`${message.line.name}: ${message.line.text}`);
        return;
      case 'emoted':
        return this.#emoted(message);
      case 'touched':
        return this.#touched(message);
      case 'refused':
        if (message.code === 'bad_token') {
          forgetSeat(this.id);
          this.link.greet();
        } else this.#refuse(message);
    }
  }

  async #welcome(welcome: Welcome): Promise<void> {
    this.#welcomed = true;
    this.#queue.clear();
    this.#previews.clear();
    this.chat = welcome.chat;
    // The game begins before my eyes: I see the deal, and what I may look at then.
    const begins = this.table?.stage === 'lobby';
    await this.#tableIs(welcome.table, welcome.you);
    const { scene, table } = this;
    if (!scene || !welcome.position) return;
    scene.log = welcome.log;
    scene.recap = welcome.recap;
    // So do I with what happened while I was away, where it is shown only once.
    this.#show(welcome.position, begins ? welcome.log : welcome.log.filter(isFresh));
    if (welcome.kept && table?.stage === 'playing') this.#notify(texts.t('seat-was-kept'));
  }

  async #tableIs(table: TableInfo, you: You): Promise<void> {
    this.#sceneFor ??= Scene.load(table.game).then((scene) => {
      this.scene = scene;
    });
    await this.#sceneFor;
    this.table = table;
    this.you = you;
    if (table.stage === 'lobby' && proofOf(this.id).commitment === undefined)
      rememberProof({ table: this.id, commitment: table.commitment });
    if (!this.scene) return;
    this.scene.people = table.seats;
    this.scene.texts.facts = table.facts;
    this.scene.seat = you.seat;
  }

  #update(update: Update, moving: boolean): void {
    const { scene } = this;
    if (!scene) return;
    scene.log = [...scene.log, ...update.log];
    scene.recap = update.recap;
    this.#show(update.position, moving ? update.log : []);
    for (const entry of update.log) announcer.say(entry.line);
    this.#judged(myVerdict(update.log, scene.seats));
    if (update.hurried === this.you.seat) this.#notify(texts.t('time-was-up'));
  }

  #show(position: Position, events: Update['log']): void {
    const { scene } = this;
    if (!scene) return;
    const before = scene.moment;
    this.#position = position;
    this.lesson = position.lesson;
    this.#previews.clear();
    this.#setSending(false);
    const { window, clock } = position;
    const asksAnew = window ? window.number !== before?.window?.number : position.legal.length > 0;
    if (asksAnew) this.notice = null;
    const now = performance.now();
    scene.moment = {
      view: position.view,
      waiting: position.waiting,
      legal: readLegal(position.legal, scene.board.grammar),
      events,
      window: window && {
        number: window.number,
        asked: window.asked,
        total: window.closes - window.shown,
        left: Math.max(0, this.link.clock.local(window.closes) - now),
      },
      clock: clock && {
        total: clock.seconds * 1000,
        left: Math.max(0, this.link.clock.local(clock.deadline) - now),
      },
    };
    if (window && window.number !== before?.window?.number) {
      sounds.play('raceOpens');
      void this.#notePaint();
    } else if (!window && position.legal.length > 0 && before && !before.legal.any)
      sounds.play('myTurn');
  }

  /** The moment the window is on the screen: reactions count from here. */
  async #notePaint(): Promise<void> {
    this.#paintedAt = performance.now();
    await tick();
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      // A message posted in a frame arrives after that frame was painted.
      channel.port1.onmessage = () => (this.#paintedAt = performance.now());
      channel.port2.postMessage(null);
    });
  }

  #emoted({ seat, emote }: Emoted): void {
    this.emotes = new Map([...this.emotes, [seat, emote]]);
    setTimeout(() => {
      this.emotes = new Map([...this.emotes].filter(([shown]) => shown !== seat));
    }, EMOTE_SHOWN);
  }

  #touched(touch: Touched): void {
    this.touches = [...this.touches, touch];
    announcer.say(this.#toldOf(touch));
    setTimeout(() => {
      this.touches = this.touches.filter((each) => each !== touch);
    }, TOUCH_SHOWN);
  }

  /** "Anna lifts a corner of your second card." */
  #toldOf({ seat, name, owner, place }: Touched): string {
    const mine = this.you.seat;
    return texts.t('touched-card', {
      who: seat === mine ? 'me' : 'other',
      whose: owner === mine ? 'mine' : owner === seat ? 'own' : 'other',
      name,
      owner: this.table?.seats[owner]?.name ?? '',
      number: place + 1,
    });
  }

  #refuse(answer: Answer | null): void {
    if (answer?.type === 'refused') this.#notify(answer.sentence);
  }

  #notify(sentence: string): void {
    clearTimeout(this.#forgetting);
    this.notice = sentence;
    announcer.say(sentence);
    this.#forgetting = setTimeout(() => (this.notice = null), NOTICE_SHOWN);
  }

  /** A race I was in: who was when, long enough to be read. */
  #judged(verdict: Verdict | undefined): void {
    if (!verdict) return;
    clearTimeout(this.#forgettingVerdict);
    this.verdict = verdict;
    if (verdict.times) announcer.say(verdict.times);
    this.#forgettingVerdict = setTimeout(() => (this.verdict = null), VERDICT_SHOWN);
  }

  /** No window asks me any more; the menu has the switch. */
  stopAsking = async (): Promise<void> => {
    if (await this.command({ type: 'pass_for_me', on: true }))
      this.#notify(texts.t('asks-no-more'));
  };

  #linkBecomes(state: LinkState, sentence?: string): void {
    this.linkState = state;
    this.#setSending(this.#sending);
    if (sentence !== undefined) this.gone = sentence;
    if (state === 'cut' && !this.#welcomed) void this.#lookForTable();
  }

  /** A link that never opened: perhaps there is no such table. */
  async #lookForTable(): Promise<void> {
    try {
      await api.table(this.id);
    } catch (error) {
      if (!(error instanceof Refusal)) return;
      this.gone = error.message;
      this.link.close();
    }
  }

  #setSending(sending: boolean): void {
    this.#sending = sending;
    if (this.scene) this.scene.open = !sending && this.linkState === 'open';
  }
}
