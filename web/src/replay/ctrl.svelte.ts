/** A game that was played, as a scene one can step through from any seat. */
import { NO_CHOICES } from '../kit/choices';
import { SPECTATOR, type BoardActions } from '../kit/interfaces';
import { announcer } from '../scene/announcer.svelte';
import { Scene } from '../scene/scene.svelte';
import type { Raced, Replay, ReplayStep, SeatInfo } from '../wire';

export interface Wanted {
  readonly seat: number | null;
  readonly start: number;
  readonly count: number;
  /** With all cards open. */
  readonly open: boolean;
}

/** Where a replay comes from: a table, or a record from a file. */
export interface ReplaySource {
  load(wanted: Wanted): Promise<Replay>;
  /** Who sits there, when that is known. */
  people(): Promise<readonly SeatInfo[] | null>;
}

const STRETCH = 50;
export const TEMPI = [2400, 1200, 500] as const;

export class ReplayCtrl implements BoardActions {
  readonly #source: ReplaySource;
  scene = $state.raw<Scene | null>(null);
  at = $state(0);
  total = $state(0);
  seat = $state(SPECTATOR);
  /** All cards lie open. */
  open = $state(false);
  /** Every seat can be looked from. */
  over = $state(false);
  playing = $state(false);
  tempo = $state(1);
  loading = $state(false);
  /** What happened last, as a sentence; where nothing is told, the action. */
  say = $state<string | null>(null);
  /** Who was when, if it was done in a race. */
  race = $state.raw<readonly Raced[] | null>(null);
  #steps = new Map<number, ReplayStep>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wanted = 0;

  private constructor(source: ReplaySource) {
    this.#source = source;
  }

  static async open(
    source: ReplaySource,
    { at, seat }: { at: number; seat: number | null },
  ): Promise<ReplayCtrl> {
    const ctrl = new ReplayCtrl(source);
    await ctrl.#begin(seat, at);
    return ctrl;
  }

  async #begin(seat: number | null, at: number): Promise<void> {
    const start = Math.max(0, at - (at % STRETCH));
    const [replay, people] = await Promise.all([
      this.#source.load({ seat, start, count: STRETCH, open: false }),
      this.#source.people(),
    ]);
    const scene = await Scene.load(replay.game);
    scene.open = false;
    scene.texts.facts = replay.facts;
    // Nobody is away from a game that was played.
    scene.people =
      people?.map((each) => ({ ...each, connected: true, absent: false })) ??
      replay.names.map(personNamed);
    scene.seat = replay.seat;
    this.seat = replay.seat;
    this.#take(replay);
    this.scene = scene;
    await this.go(at);
  }

  /** Looks from another seat, at the same moment or another. */
  async lookFrom(seat: number, at: number = this.at): Promise<void> {
    this.pause();
    if (seat !== this.seat) this.#steps.clear();
    this.seat = seat;
    if (this.scene) this.scene.seat = seat;
    await this.go(at);
  }

  /** Turns all cards up, or down again. */
  async showOpen(open: boolean): Promise<void> {
    this.pause();
    this.#steps.clear();
    this.open = open;
    await this.go(this.at);
  }

  /** Shows a step; one step forward is shown with its movement. */
  async go(at: number): Promise<void> {
    const step = Math.min(Math.max(0, at), Math.max(0, this.total - 1));
    this.#wanted = step;
    const found = await this.#step(step);
    if (!found || !this.scene || this.#wanted !== step) return;
    const forward = step === this.at + 1;
    this.at = step;
    this.say = found.log[0]?.line ?? found.say;
    this.race = found.log.find(({ race }) => race !== null)?.race ?? null;
    this.scene.log = this.#logUpTo(step);
    const next = this.#steps.get(step + 1);
    this.scene.moment = {
      view: found.view,
      waiting: next && next.seat !== null ? [next.seat] : [],
      legal: NO_CHOICES,
      events: forward ? found.log : [],
      window: null,
      clock: null,
    };
    if (forward) for (const { line } of found.log) announcer.say(line);
    if (!this.#steps.has(step + 1) && step + 1 < this.total) void this.#step(step + 1);
  }

  play(): void {
    if (this.at >= this.total - 1) void this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.playing) return;
      void this.go(this.at + 1).then(() => {
        if (this.at >= this.total - 1) this.pause();
        else if (this.playing) this.#tick();
      });
    }, TEMPI[this.tempo] ?? TEMPI[1]);
  }

  async #step(step: number): Promise<ReplayStep | undefined> {
    const known = this.#steps.get(step);
    if (known) return known;
    const { seat, open } = this;
    this.loading = true;
    try {
      const start = step - (step % STRETCH);
      const replay = await this.#source.load({ seat, start, count: STRETCH, open });
      if (seat === this.seat && open === this.open) this.#take(replay);
    } finally {
      this.loading = false;
    }
    return this.#steps.get(step);
  }

  #take(replay: Replay): void {
    this.total = replay.total;
    this.over = replay.over;
    replay.steps.forEach((step, index) => this.#steps.set(replay.start + index, step));
  }

  /** The lines of the steps before this one, as far back as they are known without a gap. */
  #logUpTo(step: number): ReplayStep['log'] {
    const stretches: ReplayStep['log'][] = [];
    for (let each = step; each >= 0; each--) {
      const known = this.#steps.get(each);
      if (!known) break;
      stretches.unshift(known.log);
    }
    return stretches.flat();
  }

  // A replay asks nothing of anybody.
  act = async (): Promise<boolean> => false;
  preview = async (): Promise<null> => null;
  describe = async (): Promise<ReadonlyMap<string, string>> => new Map();
}

function personNamed(name: string, seat: number): SeatInfo {
  return {
    seat,
    kind: 'person',
    name,
    level: null,
    ready: true,
    connected: true,
    absent: false,
    handed_over: false,
    program: false,
  };
}
