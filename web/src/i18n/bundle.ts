/** Texts of one language from any number of Fluent resources, with another language behind them. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type TextArgs = Record<string, FluentVariable>;

export class TextBook {
  readonly #bundle: FluentBundle;
  readonly #fallback: TextBook | undefined;

  constructor(locale: string, sources: readonly string[], fallback?: TextBook) {
    // No isolation marks: the texts go into buttons, titles and labels as they are.
    this.#bundle = new FluentBundle(locale, { useIsolating: false });
    this.#fallback = fallback;
    for (const source of sources) {
      // A later resource may refine a message of an earlier one.
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
    }
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id) || (this.#fallback?.has(id) ?? false);
  }

  /** The text of a message (`id` or `id.attribute`); an unknown one shows its own name. */
  text(id: string, args: TextArgs = {}): string {
    const [messageId = id, attribute] = id.split('.');
    const message = this.#bundle.getMessage(messageId);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern) return this.#bundle.formatPattern(pattern, args, []);
    return this.#fallback ? this.#fallback.text(id, args) : id;
  }
}
