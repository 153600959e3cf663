/** The words of this room; they come with it, so that who only plays need not load them. */
import { texts, type Locale } from '../i18n';

const SOURCES: Record<Locale, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

let added: Promise<void> | undefined;

/** Waits until the words are there. */
export function words(): Promise<void> {
  added ??= texts.add(async (locale) => (await SOURCES[locale]()).default);
  return added;
}
