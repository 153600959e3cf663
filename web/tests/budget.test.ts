/** What the page may weigh, and that nothing jumps while a game runs. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave, newVisitor, openBrowser, PHONE } from './browser';
import { Hall } from './hall';
import { chance, play } from './player';
import { playNow } from './steps';

const MOST_BYTES = 150_000;
const MOST_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

it.each([
  ['Cambio', 2],
  ['RUNES', 2],
] as const)('script and style of %s are light', async (called, seats) => {
  const visitor = await newVisitor(browser, hall.address, { screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
  });
  await playNow(page, called, seats);
  await page.locator('.frame[data-asked=true]').waitFor();
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(MOST_BYTES);
  await leave(visitor);
});

it.each([
  ['Cambio', 3],
  ['Kodiak', 3],
  ['Alaska', 3],
  ['The Rune Market', 3],
  ['RUNES', 2],
  ['RUNE', 2],
] as const)('nothing jumps while %s is played', async (called, seats) => {
  const visitor = await newVisitor(browser, hall.address, { screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await playNow(page, called, seats);
  await page.locator('.frame[data-asked=true]').waitFor();
  await page.evaluate((most) => {
    const shifts: string[] = [];
    (window as unknown as { shifts: string[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => ({
          element: node instanceof Element ? node : node?.parentElement,
          previousRect,
          currentRect,
        }));
        // Dialogs lie above the table.
        if (entry.value < most || moved.some(({ element }) => element?.closest('dialog'))) continue;
        const what = moved.map(({ element, previousRect, currentRect }) => {
          const where = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
          );
          return `${element?.outerHTML.slice(0, 80)} from ${where[0]} to ${where[1]}`;
        });
        shifts.push(`${entry.value}: ${what.join('; ')}`);
      }
    }).observe({ type: 'layout-shift' });
  }, MOST_SHIFT);
  await play(page, { way: 'board', touch: true, next: chance(41), most: 25 });
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
  await leave(visitor);
});
