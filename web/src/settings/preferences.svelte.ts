/** Choices of the person at this page, remembered in the browser. */

const KEY = 'runehall.preferences';

interface Stored {
  readonly memoryAid: boolean;
  readonly name: string;
}

const DEFAULTS: Stored = { memoryAid: true, name: '' };

class Preferences {
  #stored = $state.raw<Stored>(read());

  /** Show what I have seen of hidden cards. */
  get memoryAid(): boolean {
    return this.#stored.memoryAid;
  }

  set memoryAid(memoryAid: boolean) {
    this.#keep({ ...this.#stored, memoryAid });
  }

  /** What I am called at tables. */
  get name(): string {
    return this.#stored.name;
  }

  set name(name: string) {
    this.#keep({ ...this.#stored, name });
  }

  #keep(stored: Stored): void {
    this.#stored = stored;
    localStorage.setItem(KEY, JSON.stringify(stored));
  }
}

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    return {
      memoryAid: found.memoryAid ?? DEFAULTS.memoryAid,
      name: typeof found.name === 'string' ? found.name : DEFAULTS.name,
    };
  } catch {
    return DEFAULTS;
  }
}

export const preferences = new Preferences();
