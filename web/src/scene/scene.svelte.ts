/** What a board and its frame show at one moment: the same for a game, a replay and a fixture. */
import { boardOf } from '../boards/registry';
import { t } from '../i18n';
import { NO_CHOICES } from '../kit/choices';
import {
  SPECTATOR,
  type BoardActions,
  type BoardModule,
  type BoardProps,
  type Moment,
  type SeatAtTable,
  type Suggestion,
} from '../kit/interfaces';
import type { ShownScene } from '../kit/shell';
import { reducedMotion } from '../motion/calm.svelte';
import type { LogEntry, Recap, SeatInfo } from '../wire';
import { loadWords, type GameWords } from './words.svelte';

/** Notches by level of a bot. */
const NOTCHES: Readonly<Record<string, 0 | 1 | 2 | 3>> = {
  random: 0,
  novice: 1,
  skilled: 2,
  master: 3,
};

/** The notches that show how strong a bot is. */
export function notchesOf(level: string | null): 0 | 1 | 2 | 3 {
  return NOTCHES[level ?? ''] ?? 1;
}

/** Who holds a seat, as its badge shows it. */
export function holderOf(seat: Pick<SeatInfo, 'kind' | 'program'>): SeatAtTable['kind'] {
  if (seat.kind === 'bot') return 'bot';
  return seat.program ? 'program' : 'person';
}

export class Scene implements ShownScene {
  readonly game: string;
  readonly board: BoardModule;
  readonly texts: GameWords;
  seat = $state(SPECTATOR);
  people = $state.raw<readonly SeatInfo[]>([]);
  moment = $state.raw<Moment | null>(null);
  /** The log so far, oldest first. */
  log = $state.raw<readonly LogEntry[]>([]);
  /** What came of the last turn; null where nobody tells it so. */
  recap = $state.raw<Recap | null>(null);
  /** The last line when I acted last: what follows happened since. */
  since = $state(-1);
  /** How often I have acted. */
  acts = $state(0);
  /** Whether actions can be sent now. */
  open = $state(true);
  /** A window waits for me: nothing is asked until it begins. */
  rests = $state(false);
  /** What the board is to show as a plan. */
  suggested = $state.raw<Suggestion | null>(null);

  readonly seats = $derived<readonly SeatAtTable[]>(
    this.people.map((person) => this.#atTable(person)),
  );

  constructor(game: string, board: BoardModule, texts: GameWords) {
    this.game = game;
    this.board = board;
    this.texts = texts;
  }

  /** An empty scene of a game, its board and its words at hand. */
  static async load(game: string): Promise<Scene> {
    const board = await boardOf(game);
    return new Scene(game, board, await loadWords(game, board));
  }

  /** Whether something is asked of me and can be sent. */
  get mine(): boolean {
    return this.open && !this.rests && (this.moment?.legal.any ?? false);
  }

  /** I have acted; what came of it is told. */
  acted(): void {
    this.acts += 1;
    this.since = this.log.at(-1)?.number ?? -1;
  }

  nameOf(seat: number): string {
    return this.seats[seat]?.name ?? '';
  }

  /** The properties of the board; null before the first position. */
  boardProps(actions: BoardActions): BoardProps | null {
    const moment = this.moment;
    if (!moment) return null;
    return {
      view: moment.view,
      seat: this.seat,
      seats: this.seats,
      waiting: moment.waiting,
      legal: this.open && !this.rests ? moment.legal : NO_CHOICES,
      mine: this.mine,
      events: moment.events,
      log: this.log,
      window: moment.window,
      clock: moment.clock,
      texts: this.texts,
      suggested: this.suggested,
      prefs: { reducedMotion: reducedMotion.current },
      act: actions.act,
      preview: actions.preview,
      describe: actions.describe,
    };
  }

  #atTable(person: SeatInfo): SeatAtTable {
    const mine = person.seat === this.seat;
    const kept = person.kind === 'person' && (person.absent || person.handed_over);
    return {
      seat: person.seat,
      name: person.name,
      called: mine ? t('you') : person.name,
      kind: kept ? 'kept' : holderOf(person),
      program: person.program,
      away: person.kind === 'person' && !mine && !person.connected,
      level: person.kind === 'bot' ? notchesOf(person.level) : 0,
      mine,
      torch: this.moment?.waiting.includes(person.seat) ?? false,
    };
  }
}
