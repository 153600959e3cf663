export { TextBook, type TextArgs } from './bundle';
export {
  LOCALES,
  preferredLocale,
  t,
  texts,
  type Locale,
  type ResourceLoader,
} from './texts.svelte';
