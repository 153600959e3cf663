/** A phone that lies on its side: the table left, what is asked of me right, nothing out of sight. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { leave, LYING } from './browser';
import { chance } from './player';
import { openStage } from './stage';
import { inTheMiddle } from './steps';

const stage = openStage();

const { width, height } = LYING.viewport;
/** A table is worth looking at from this size on. */
const WORTH_SEEING = { width: 400, height: 180 };

/** What of the ask bar cannot be seen without scrolling. */
async function outOfSight(page: Page): Promise<readonly string[]> {
  return page.locator('.frame > .ask :is(button, .sentences)').evaluateAll(
    (found, [right, bottom]) =>
      found.flatMap((piece) => {
        const box = piece.getBoundingClientRect();
        const isIn = box.left >= 0 && box.top >= 0 && box.right <= right && box.bottom <= bottom;
        return isIn ? [] : [piece.outerHTML.slice(0, 90)];
      }),
    [width + 1, height + 1] as const,
  );
}

it.each([
  { called: 'Cambio', seats: 3 },
  { called: 'Kodiak', seats: 3 },
  { called: 'Alaska', seats: 3 },
  { called: 'The Rune Market', seats: 3 },
  { called: 'RUNES', seats: 2 },
  { called: 'RUNE', seats: 2 },
])('$called shows its table beside the question', async ({ called, seats }) => {
  const visitor = await stage.visit({ screen: LYING, calm: true });
  const { page } = visitor;
  await inTheMiddle(page, { called, seats, way: 'board', next: chance(7), touch: true, most: 3 });
  const table = await page.locator('main.table').boundingBox();
  const ask = await page.locator('.frame > .ask').boundingBox();
  if (!table || !ask) throw new Error('There is no table, or nothing is asked.');
  expect(table.width).toBeGreaterThanOrEqual(WORTH_SEEING.width);
  expect(table.height).toBeGreaterThanOrEqual(WORTH_SEEING.height);
  expect(ask.x).toBeGreaterThanOrEqual(table.x + table.width);
  expect(table.y + table.height).toBeLessThanOrEqual(height);
  expect(await outOfSight(page)).toEqual([]);
  await leave(visitor);
});
