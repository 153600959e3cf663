/** The boards one pans and zooms, and the market: by finger, by keyboard, and large enough to tap. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { ASKED } from './eyes';
import { openStage } from './stage';
import { playNow } from './steps';

const BOARD = '.table svg > g';
const FINGER = 44;

const stage = openStage();

type Spot = readonly [x: number, y: number];

/** Moves fingers over the screen, each from its first spot to its second. */
async function drag(session: CDPSession, ...fingers: readonly (readonly [Spot, Spot])[]) {
  const steps = 8;
  const at = (step: number): { x: number; y: number; id: number }[] =>
    fingers.map(([[x, y], [toX, toY]], id) => ({
      x: x + ((toX - x) * step) / steps,
      y: y + ((toY - y) * step) / steps,
      id,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step++)
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** How the board is moved and how large it is. */
async function camera(page: Page): Promise<{ x: number; y: number; scale: number }> {
  const moved = await page
    .locator(BOARD)
    .first()
    .evaluate((board: SVGElement) => board.style.transform);
  const [x = 0, y = 0, scale = 0] = (moved.match(/-?[\d.]+/g) ?? []).map(Number);
  return { x, y, scale };
}

/** What can be tapped and is smaller than a finger. */
async function tooSmall(page: Page, what: string): Promise<readonly string[]> {
  return page.locator(what).evaluateAll(
    (found, least) =>
      found.flatMap((piece) => {
        const { width, height } = piece.getBoundingClientRect();
        const small = Math.min(width, height) < least - 0.5;
        return small ? [`${piece.outerHTML.slice(0, 90)}: ${width} × ${height}`] : [];
      }),
    FINGER,
  );
}

it('RUNES by finger: pan, pinch, the whole board, a stone laid', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page, context } = visitor;
  await playNow(page, 'RUNES', 2);
  await page.locator(ASKED).waitFor();
  const session = await context.newCDPSession(page);
  const first = await camera(page);
  await drag(session, [
    [100, 350],
    [160, 390],
  ]);
  const panned = await camera(page);
  expect(Math.round(panned.x - first.x)).toBeGreaterThan(30);
  expect(panned.scale).toBe(first.scale);
  await drag(
    session,
    [
      [180, 350],
      [120, 350],
    ],
    [
      [210, 350],
      [270, 350],
    ],
  );
  expect((await camera(page)).scale).toBeGreaterThan(panned.scale);
  const whole = page.getByRole('button', { name: 'Show the whole board' });
  await whole.tap();
  await expect.poll(() => whole.getAttribute('aria-pressed')).toBe('true');
  await whole.tap();
  await expect.poll(() => whole.getAttribute('aria-pressed')).toBe('false');

  expect(await tooSmall(page, `${ASKED} [data-pick]`)).toEqual([]);
  await page.locator(`${ASKED} .stones [data-pick]`).first().tap();
  await page.locator('.table [data-pick]').first().waitFor();
  expect(await tooSmall(page, '.table [data-pick]')).toEqual([]);
  await page.locator('.table [data-pick]').first().tap();
  const lay = page.locator('[data-confirm]:enabled');
  // The coins are the table's answer.
  await lay.filter({ hasText: /[12] coin/ }).tap();
  await page.locator('.table g[data-cell] circle').first().waitFor();
  await leave(visitor);
});

it('RUNE by keyboard: a card is turned, moved and laid', async () => {
  const visitor = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const { page } = visitor;
  await playNow(page, 'RUNE', 2);
  await page.locator(ASKED).waitFor();
  const cards = page.locator('.table .rune-card');
  const before = await cards.count();
  const lay = page.locator('[data-confirm]:enabled');
  // Some card fits some way round: R turns it, an arrow puts it where it fits.
  for (let tried = 0; tried < 12 && !(await lay.count()); tried++) {
    await page.keyboard.press('Escape');
    await page.keyboard.press(String(1 + Math.floor(tried / 4)));
    for (let turn = 0; turn < tried % 4; turn++) await page.keyboard.press('r');
    await page.keyboard.press('ArrowDown');
  }
  await lay.waitFor();
  expect(await cards.count()).toBe(before + 1);
  await page.keyboard.press('Enter');
  // The card lies; now it is a card or a Rune Master.
  await page.locator(`${ASKED} [data-action=draw]`).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-confirm]:enabled').waitFor();
  await page.keyboard.press('Escape');
  const deck = async (): Promise<number> => Number(await page.locator('.deck span').innerText());
  const left = await deck();
  await page.keyboard.press('Enter');
  await expect.poll(deck).toBeLessThan(left);
  await leave(visitor);
});

it('RUNE: a hint is shown on the board before it is taken', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await playNow(page, 'RUNE', 2);
  await page.locator(ASKED).waitFor();
  await page.keyboard.press('h');
  const advice = page.locator('dialog[open] ol li').first();
  // A card of the hand, and no coordinates.
  expect(await advice.locator('strong').innerText()).toMatch(/^Lay card \d of your hand$/);
  await advice.getByRole('button', { name: 'Show me' }).tap();
  await page.locator('[data-confirm]:enabled', { hasText: 'Lay it here' }).tap();
  await page.locator('.table .rune-card').nth(1).waitFor();
  await leave(visitor);
});

it('The Rune Market on a phone: nothing to tap is smaller than a finger', async () => {
  const visitor = await stage.visit({ screen: PHONE, name: 'Mira' });
  const { page } = visitor;
  await playNow(page, 'The Rune Market', 3);
  await page.locator(ASKED).waitFor();
  expect(await tooSmall(page, `${ASKED} .tappable.open, ${ASKED} .ask-bar button`)).toEqual([]);
  await page.keyboard.press('1');
  await page.locator('.tappable.chosen').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.tappable.chosen').count()).toBe(0);
  await leave(visitor);
});

it('RUNES by mouse: Enter lays the stone that was dragged, and it is seen when one comes nearer', async () => {
  const visitor = await stage.visit({ screen: DESKTOP, name: 'Mira', calm: true });
  const { page } = visitor;
  await playNow(page, 'RUNES', 2);
  await page.locator(ASKED).waitFor();
  const stone = page.locator(`${ASKED} .stones [data-pick]`).first();
  const from = await stone.boundingBox();
  const table = await page.locator('main.table').boundingBox();
  if (!from || !table) throw new Error('Nothing to drag.');
  // A tap shows where it fits; a drag brings it there.
  await stone.click();
  const spot = await page.locator('.table [data-pick]').first().boundingBox();
  await page.keyboard.press('Escape');
  if (!spot) throw new Error('It fits nowhere.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2, { steps: 8 });
  await page.mouse.up();
  const planned = page.locator('.table [data-planned]');
  await planned.waitFor();
  for (let nearer = 0; nearer < 6; nearer++) await page.keyboard.press('+');
  const seen = await planned.boundingBox();
  expect(seen && seen.x >= table.x - 1 && seen.x + seen.width <= table.x + table.width + 1).toBe(
    true,
  );
  const laid = page.locator('.table g[data-cell] circle');
  const before = await laid.count();
  await page.keyboard.press('Enter');
  await expect.poll(() => laid.count()).toBeGreaterThan(before);
  await leave(visitor);
});
