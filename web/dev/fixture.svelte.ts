/** A stored game, as a scene: moments to step through, previews that were computed beforehand. */
import { readLegal } from '../src/kit/choices';
import type { BoardActions } from '../src/kit/interfaces';
import { Scene } from '../src/scene/scene.svelte';
import { GameWords } from '../src/scene/words.svelte';
import { boardOf } from '../src/boards/registry';
import type { LogEntry, Position, Previewed, SeatInfo } from '../src/wire';

/** One file of `dev/fixtures`, written by tools/board_fixtures.py. */
export interface Fixture {
  readonly game: string;
  readonly title: string;
  readonly seat: number;
  readonly seats: readonly SeatInfo[];
  readonly texts: { readonly en: string; readonly de: string };
  readonly moments: readonly {
    readonly position: Position;
    readonly log: readonly LogEntry[];
    /** What every legal action would do, when they are few enough. */
    readonly previews: Readonly<Record<string, Previewed>>;
  }[];
}

const FILES = import.meta.glob<Fixture>('./fixtures/*.json', { import: 'default' });

export const FIXTURES = Object.keys(FILES)
  .map((path) => path.slice('./fixtures/'.length, -'.json'.length))
  .sort();

export async function loadFixture(name: string): Promise<FixtureTable> {
  const load = FILES[`./fixtures/${name}.json`];
  if (!load) throw new Error(`There is no fixture ${name}.`);
  const fixture = await load();
  const board = await boardOf(fixture.game);
  const words = board.words;
  const texts = await GameWords.load(
    async (locale) => fixture.texts[locale],
    ...(words ? [async (locale: 'en' | 'de') => (await words[locale]()).default] : []),
  );
  return new FixtureTable(fixture, new Scene(fixture.game, board, texts));
}

export class FixtureTable implements BoardActions {
  readonly fixture: Fixture;
  readonly scene: Scene;
  at = $state(0);
  /** The last action that was sent. */
  sent = $state<string | null>(null);

  constructor(fixture: Fixture, scene: Scene) {
    this.fixture = fixture;
    this.scene = scene;
    scene.seat = fixture.seat;
    scene.people = fixture.seats;
  }

  get total(): number {
    return this.fixture.moments.length;
  }

  /** Shows a moment; its events are told when one steps forward to it. */
  show(at: number): void {
    const moment = this.fixture.moments[at];
    if (!moment) return;
    const forward = at === this.at + 1;
    const { position, log } = moment;
    const { window, clock } = position;
    this.at = at;
    this.scene.log = this.fixture.moments.slice(0, at + 1).flatMap((each) => each.log);
    this.scene.moment = {
      view: position.view,
      waiting: position.waiting,
      legal: readLegal(position.legal, this.scene.board.grammar),
      events: forward ? log : [],
      window: window && {
        number: window.number,
        asked: window.asked,
        total: window.closes - window.shown,
        left: window.closes - window.shown,
      },
      clock: clock && { total: clock.seconds * 1000, left: clock.seconds * 1000 },
    };
  }

  /** Stands for sending: tells the text and goes on to the next moment. */
  act = async (text: string): Promise<boolean> => {
    this.sent = text;
    this.show(this.at + 1);
    return true;
  };

  preview = async (text: string): Promise<Previewed | null> =>
    this.fixture.moments[this.at]?.previews[text] ?? null;

  describe = async (texts: readonly string[]): Promise<ReadonlyMap<string, string>> =>
    new Map(texts.map((text) => [text, text]));
}
