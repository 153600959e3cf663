/** What has been explained to the person at this page, remembered in the browser. */
const KEY = 'runehall.explained';

interface Stored {
  readonly on: boolean;
  readonly known: readonly string[];
}

class Explained {
  #stored = $state.raw<Stored>(read());

  /** Whether new things are explained at all. */
  get on(): boolean {
    return this.#stored.on;
  }

  set on(on: boolean) {
    this.#keep({ on });
  }

  /** Whether anything has been explained yet. */
  get any(): boolean {
    return this.#stored.known.length > 0;
  }

  knows(game: string, key: string): boolean {
    return this.#stored.known.includes(`${game} ${key}`);
  }

  learn(game: string, key: string): void {
    if (!this.knows(game, key)) this.#keep({ known: [...this.#stored.known, `${game} ${key}`] });
  }

  /** Everything is new again. */
  forget(): void {
    this.#keep({ known: [] });
  }

  #keep(changed: Partial<Stored>): void {
    // Another tab may have learned something meanwhile.
    const known = changed.known ?? [...new Set([...this.#stored.known, ...read().known])];
    this.#stored = { ...this.#stored, ...changed, known };
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
  }
}

function read(): Stored {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>;
    const known = Array.isArray(found.known) ? found.known : [];
    return { on: found.on !== false, known: known.filter((key) => typeof key === 'string') };
  } catch {
    return { on: true, known: [] };
  }
}

export const explained = new Explained();
