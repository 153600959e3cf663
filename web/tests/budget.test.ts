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
  readonly sources: readonly { readonly node: Node | null }[];
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
  ['Alaska', 3],
  ['The Rune Market', 3],
] as const)('nothing jumps while %s is played', async (called, seats) => {
  const visitor = await newVisitor(browser, hall.address, { screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await playNow(page, called, seats);
  await page.locator('.frame[data-asked=true]').waitFor();
  await page.evaluate(() => {
    const shifts: number[] = [];
    (window as unknown as { shifts: number[] }).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        // The board of any game writes a document out, whose lines come and go.
        const moved = entry.sources.filter(
          ({ node }) =>
            !(node instanceof Element ? node : node?.parentElement)?.closest('[data-generic]'),
        );
        if (moved.length > 0) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift' });
  });
  await play(page, { way: 'list', next: chance(41), most: 12 });
  await page.waitForTimeout(500);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(Math.max(0, ...shifts)).toBeLessThan(MOST_SHIFT);
  await leave(visitor);
});
