/** Choices of the person at this page, remembered in the browser. */
import { reducedMotion } from '../motion/calm.svelte';
import type { TableInfo } from '../wire';

const KEY = 'runehall.preferences';

/** How long bots wait, from who has time to who has none. */
export type Tempo = TableInfo['tempo'];
export const TEMPOS: readonly Tempo[] = ['calm', 'brisk', 'at_once'];

interface Stored {
  readonly memoryAid: boolean;
  readonly lessMotion: boolean;
  readonly name: string;
  readonly level: string;
  readonly played: readonly string[];
  readonly tempo: Tempo;
}

/** Bots that forget as people do, and leave them a fair share of the races. */
export const GENTLE = 'novice';
/** The levels that play every game; a trained player has learned only one. */
const LEVELS: readonly string[] = ['random', GENTLE, 'skilled', 'master'];

const DEFAULTS: Stored = {
  memoryAid: false,
  lessMotion: false,
  name: '',
  level: GENTLE,
  played: [],
  tempo: 'calm',
};

class Preferences {
  #stored = $state.raw<Stored>(read());

  constructor() {
    reducedMotion.choose(this.#stored.lessMotion);
  }

  /** Start my tables with the memory aid. */
  get memoryAid(): boolean {
    return this.#stored.memoryAid;
  }

  set memoryAid(memoryAid: boolean) {
    this.#keep({ memoryAid });
  }

  /** No movement, whatever the device says. */
  get lessMotion(): boolean {
    return this.#stored.lessMotion;
  }

  set lessMotion(lessMotion: boolean) {
    this.#keep({ lessMotion });
    reducedMotion.choose(lessMotion);
  }

  /** What I am called at tables. */
  get name(): string {
    return this.#stored.name;
  }

  set name(name: string) {
    this.#keep({ name });
  }

  /** The strength of bots I chose last, of those that play everything. */
  get level(): string {
    return this.#stored.level;
  }

  set level(level: string) {
    if (LEVELS.includes(level)) this.#keep({ level });
  }

  /** Whether I have never begun this game here. */
  isNewTo(game: string): boolean {
    return !this.#stored.played.includes(game);
  }

  begins(game: string): void {
    if (this.isNewTo(game)) this.#keep({ played: [...this.#stored.played, game] });
  }

  /** How fast I like bots to be. */
  get tempo(): Tempo {
    return this.#stored.tempo;
  }

  set tempo(tempo: Tempo) {
    this.#keep({ tempo });
  }

  #keep(changed: Partial<Stored>): void {
    this.#stored = { ...this.#stored, ...changed };
    // Pages of former times kept another choice as `memoryAid`.
    const { memoryAid: aided, ...rest } = this.#stored;
    localStorage.setItem(KEY, JSON.stringify({ ...rest, aided }));
  }
}

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<
      Stored & { aided: boolean }
    >;
    return {
      memoryAid: found.aided === true,
      lessMotion: found.lessMotion === true,
      name: typeof found.name === 'string' ? found.name : DEFAULTS.name,
      level: LEVELS.find((level) => level === found.level) ?? DEFAULTS.level,
      played: Array.isArray(found.played) ? found.played.map(String) : DEFAULTS.played,
      tempo: TEMPOS.find((tempo) => tempo === found.tempo) ?? DEFAULTS.tempo,
    };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = new Preferences();
