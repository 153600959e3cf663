/** The rules of every game: pictures whole, texts filled in, nothing is too wide, nothing shifts. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { HallInfo, RulesPictures } from '../src/wire';
import { DESKTOP, leave, PHONE } from './browser';
import { openStage } from './stage';

const stage = openStage();
const MOST_SHIFT = 0.01;

type Watching = Window & { shifted?: number };

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watching = window as Watching;
    watching.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        watching.shifted = (watching.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const asked = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(path)).json()) as Answer;

/** What a page has done wrong: moved under the reader, or grown wider than the screen. */
async function troubles(page: Page): Promise<readonly string[]> {
  return page.evaluate((most) => {
    const { shifted = 1 } = window as Watching;
    const over = document.documentElement.scrollWidth - innerWidth;
    return [
      ...(shifted > most ? [`it shifted by ${shifted}`] : []),
      ...(over > 0 ? [`it is ${over} px too wide`] : []),
    ];
  }, MOST_SHIFT);
}

/** What a page says, to eyes or ears, with a place in it that nobody has filled in. */
async function unfilled(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body, body *:not(script, style)')]
      .flatMap((each) => [
        ...[...each.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
        ...each.attributes,
      ])
      .flatMap(({ nodeValue }) => nodeValue ?? [])
      .filter((said) => /[{}$]/.test(said)),
  );
}

it.each([
  { screen: PHONE, locale: 'de', theme: 'day' },
  { screen: DESKTOP, locale: 'en', theme: 'night' },
] as const)('every picture in the rules is drawn ($locale, $theme)', async (kind) => {
  const visitor = await stage.visit(kind);
  const { page } = visitor;
  await watch(page);
  const { games } = await asked<HallInfo>(page, '/api/hall');
  for (const { id } of games) {
    const { pictures } = await asked<RulesPictures>(page, `/api/games/${id}/pictures`);
    await page.goto(`/rules/${id}`);
    await page.locator('article h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    const all = Object.values(pictures);
    await expect.poll(() => page.locator('article figure').count()).toBe(all.length);
    // Whoever begins to read on has all of them drawn.
    await page.keyboard.press('Shift');
    // A label or a mark whose place nobody draws has no spot.
    const count = (key: 'labels' | 'marks'): number =>
      all.reduce((sum, picture) => sum + picture[key].length, 0);
    await expect.poll(() => page.locator('.drawing .number').count()).toBe(count('labels'));
    await expect.poll(() => page.locator('.drawing .mark').count()).toBe(count('marks'));
    expect(await unfilled(page), id).toEqual([]);
    expect(await troubles(page), id).toEqual([]);
  }
  await leave(visitor);
});

it('the shelf shows every game, and leads to its rules', async () => {
  const visitor = await stage.visit({ screen: PHONE });
  const { page } = visitor;
  await watch(page);
  const { games } = await asked<HallInfo>(page, '/api/hall');
  await page.goto('/rules');
  for (const { words, minutes } of games)
    await page.getByRole('link', { name: new RegExp(`^${words.en} .*${minutes} min`) }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await troubles(page)).toEqual([]);
  await page.getByRole('link', { name: /^The Rune Market/ }).tap();
  await page.getByRole('link', { name: 'The end and the points' }).tap();
  await expect.poll(() => page.url()).toContain('/rules/market#the-end-and-the-points');
  await leave(visitor);
});
