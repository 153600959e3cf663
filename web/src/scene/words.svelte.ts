/** The words of one game: the server's texts, the board's own, and the page's behind them. */
import { TextBook, t, texts, type Locale, type ResourceLoader, type TextArgs } from '../i18n';
import type { BoardModule, GameTexts } from '../kit/interfaces';
import { api } from '../net/api';

export class GameWords implements GameTexts {
  /** The numbers that the rules name at this table; every text can say them. */
  facts = $state.raw<Readonly<Record<string, number>>>({});
  readonly #loaders: readonly ResourceLoader[];
  #books = $state.raw<Partial<Record<Locale, TextBook>>>({});

  private constructor(loaders: readonly ResourceLoader[]) {
    this.#loaders = loaders;
  }

  /** Words whose current language is loaded; the other follows when it is chosen. */
  static async load(...loaders: readonly ResourceLoader[]): Promise<GameWords> {
    const words = new GameWords(loaders);
    await words.follow(texts.locale);
    return words;
  }

  /** Loads a language, with English behind it. */
  async follow(locale: Locale): Promise<void> {
    if (this.#books[locale]) return;
    const sources = await Promise.all(this.#loaders.map((load) => load(locale)));
    this.#books = { ...this.#books, [locale]: new TextBook(locale, sources) };
  }

  get #book(): TextBook | undefined {
    return this.#books[texts.locale] ?? Object.values(this.#books)[0];
  }

  t = (id: string, args?: TextArgs): string =>
    this.#book?.has(id) ? this.#book.text(id, { ...this.facts, ...args }) : t(id, args);

  has = (id: string): boolean => (this.#book?.has(id) ?? false) || texts.has(id);

  word = (vocabulary: string, value: string | number): string => {
    const id = `${vocabulary}-${value}`;
    return this.has(id) ? this.t(id) : String(value);
  };

  /** The same words for a table with numbers of its own. */
  withFacts(facts: Readonly<Record<string, number>>): GameTexts {
    return {
      facts,
      t: (id, args) => this.t(id, { ...facts, ...args }),
      has: this.has,
      word: this.word,
    };
  }
}

/** The words of a game as the server and its board have them. */
export function loadWords(game: string, { words }: Pick<BoardModule, 'words'>): Promise<GameWords> {
  return GameWords.load(
    (locale) => api.texts(game, locale),
    ...(words ? [async (locale: Locale) => (await words[locale]()).default] : []),
  );
}
