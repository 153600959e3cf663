/** The language of the page: chosen, remembered, and switched without reloading. */
import { TextBook, type TextArgs } from './bundle';

export const LOCALES = ['en', 'de'] as const;
export type Locale = (typeof LOCALES)[number];

/** Gives the source of one Fluent resource in a language. */
export type ResourceLoader = (locale: Locale) => Promise<string>;

const STORAGE_KEY = 'runehall.locale';

const UI_RESOURCES: Record<Locale, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

/** The first language of the reader that we speak, else English. */
export function preferredLocale(wanted: readonly string[]): Locale {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    const locale = LOCALES.find((candidate) => candidate === language);
    if (locale) return locale;
  }
  return 'en';
}

class Texts {
  locale = $state<Locale>('en');
  #loaders: ResourceLoader[] = [async (locale) => (await UI_RESOURCES[locale]()).default];
  #sources: Record<Locale, (string | undefined)[]> = { en: [], de: [] };
  #book = $state.raw(new TextBook('en', []));
  #wanted: Locale = 'en';
  #request = 0;

  /** Loads the language the reader chose before, or prefers. Call once at start. */
  async start(): Promise<void> {
    const remembered = localStorage.getItem(STORAGE_KEY);
    await this.#show(
      preferredLocale([...(remembered ? [remembered] : []), ...navigator.languages]),
    );
  }

  async choose(locale: Locale): Promise<void> {
    localStorage.setItem(STORAGE_KEY, locale);
    await this.#show(locale);
  }

  /** Adds a resource, such as the texts of a game, to every language. */
  async add(loader: ResourceLoader): Promise<void> {
    this.#loaders.push(loader);
    await this.#show(this.#wanted);
  }

  /** The text of a message in the current language. */
  t = (id: string, args?: TextArgs): string => this.#book.text(id, args);

  has(id: string): boolean {
    return this.#book.has(id);
  }

  /** A number as the language writes it, with a true minus sign. */
  number = (value: number, options?: Intl.NumberFormatOptions): string =>
    new Intl.NumberFormat(this.locale, options).format(value).replace('-', '−');

  /** A gain or loss with its sign. */
  signed = (value: number): string => this.number(value, { signDisplay: 'exceptZero' });

  async #show(locale: Locale): Promise<void> {
    this.#wanted = locale;
    const request = ++this.#request;
    const [english, own] = await Promise.all([this.#load('en'), this.#load(locale)]);
    // Somebody chose another language, or added texts, while these were on their way.
    if (request !== this.#request) return;
    const fallback = new TextBook('en', english);
    this.#book = locale === 'en' ? fallback : new TextBook(locale, own, fallback);
    this.locale = locale;
    document.documentElement.lang = locale;
  }

  async #load(locale: Locale): Promise<string[]> {
    const known = this.#sources[locale];
    return Promise.all(
      this.#loaders.map(async (loader, index) => (known[index] ??= await loader(locale))),
    );
  }
}

export const texts = new Texts();
export const t = texts.t;
