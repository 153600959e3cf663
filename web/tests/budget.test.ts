/** What the page may weigh. */
import type { Response } from 'playwright-core';
import { expect, it } from 'vitest';
import { leave, PHONE } from './browser';
import { ASKED } from './eyes';
import { openStage } from './stage';
import { playNow } from './steps';

const MOST_BYTES = 150_000;

const stage = openStage();

it('the hall opens; how soon is only told', async () => {
  const visitor = await stage.visit({ screen: PHONE });
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
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  const sizes: Promise<number>[] = [];
  const weigh = (response: Response): void => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      sizes.push(
        response
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
  };
  page.on('response', weigh);
  await playNow(page, called, seats);
  await page.locator(ASKED).waitFor();
  // What the page fetches ahead from here on is not weighed.
  page.off('response', weigh);
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(10_000);
  expect(total).toBeLessThan(MOST_BYTES);
  console.log(`${called}: ${Math.round(total / 1000)} kB of script and style.`);
  await leave(visitor);
});
