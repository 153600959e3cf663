/** What the page may weigh. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave, newVisitor, openBrowser, PHONE } from './browser';
import { Hall } from './hall';
import { playNow } from './steps';

const MOST_BYTES = 150_000;

let hall: Hall;
let browser: Browser;

beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

it('the hall opens; how soon is only told', async () => {
  const visitor = await newVisitor(browser, hall.address, { screen: PHONE });
  const { page } = visitor;
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Cambio/ }).waitFor();
  const soon = Math.round(await page.evaluate(() => performance.now()));
  expect(soon).toBeGreaterThan(0);
  console.log(`A game can be chosen after ${soon} ms.`);
  await leave(visitor);
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
  console.log(`${called}: ${Math.round(total / 1000)} kB of script and style.`);
  await leave(visitor);
});
