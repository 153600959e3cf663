/** The pages of the hall. Each is loaded when somebody goes there. */
import type { Component } from 'svelte';
import type { Place } from './router.svelte';

export type Page = Exclude<Place['page'], 'nowhere'>;

const PAGES: Readonly<Record<Page, () => Promise<{ default: Component }>>> = {
  home: () => import('./home/HomePage.svelte'),
  table: () => import('./table/TablePage.svelte'),
  replay: () => import('./replay/ReplayPage.svelte'),
  record: () => import('./replay/RecordPage.svelte'),
  puzzles: () => import('./puzzles/PuzzlePage.svelte'),
  mine: () => import('./mine/MyGamesPage.svelte'),
  rules: () => import('./rules/RulesPage.svelte'),
  about: () => import('./about/AboutPage.svelte'),
};

export async function pageOf(page: Page): Promise<Component> {
  return (await PAGES[page]()).default;
}
