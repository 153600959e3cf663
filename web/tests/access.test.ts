/** axe finds nothing serious on any page or board, by day and by night, on a phone and a desktop. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE, type Visitor } from './browser';
import { ASKED } from './eyes';
import { chance, play } from './player';
import { openStage } from './stage';
import { inTheMiddle, openTable, playNow, stillness } from './steps';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf-8');
const GAMES = [
  ['Cambio', 2],
  ['Kodiak', 3],
  ['Alaska', 3],
  ['The Rune Market', 3],
  ['RUNES', 2],
  ['RUNE', 2],
] as const;
/** Everything is looked at twice: on a phone by day, and on a desktop by night. */
const SIGHTS = [
  { viewport: PHONE.viewport, theme: 'day' },
  { viewport: DESKTOP.viewport, theme: 'night' },
] as const;

interface Axe {
  readonly axe: { run(options: object): Promise<unknown> };
}

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly impact: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

const stage = openStage();

const newMira = (): Promise<Visitor> => stage.visit({ name: 'Mira', calm: true });

/** Serious and critical complaints about what is shown, in both sights. */
async function complaints(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { viewport, theme } of SIGHTS) {
    await page.setViewportSize(viewport);
    await page.evaluate((shown) => (document.documentElement.dataset.theme = shown), theme);
    found.push(...(await complaintsInSight(page)).map((said) => `by ${theme}: ${said}`));
  }
  return found;
}

async function complaintsInSight(page: Page): Promise<readonly string[]> {
  await stillness(page);
  // The content policy forbids scripts in the page; the browser's own hand may.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const found = await page.evaluate(
    // What is in order need not be listed.
    () => (window as unknown as Axe).axe.run({ resultTypes: ['violations'] }) as Promise<Found>,
  );
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
}

it('the hall and its dialogs', async () => {
  const visitor = await newMira();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: /^Cambio/ }).waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: /^Cambio/ }).click();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  expect(await complaints(page)).toEqual([]);
  await leave(visitor);
});

it.each(['/about', '/rules/market', '/rules/runes', '/rules', '/nowhere', '/replay', '/mine'])(
  'the page %s',
  async (path) => {
    const visitor = await newMira();
    await visitor.page.goto(path);
    await visitor.page.waitForLoadState('networkidle');
    expect(await complaints(visitor.page)).toEqual([]);
    await leave(visitor);
  },
);

it('the lobby and its options', async () => {
  const visitor = await newMira();
  const { page } = visitor;
  await openTable(page, 'Cambio', 3);
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Change the rules' }).click();
  await page.getByText(/^All \d+ options/).click();
  expect(await complaints(page)).toEqual([]);
  await leave(visitor);
});

it.each(GAMES)('the board of %s', async (called, seats) => {
  const visitor = await newMira();
  const { page } = visitor;
  await inTheMiddle(page, { called, seats, way: 'list', next: chance(31), most: 3 });
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('m');
  await page.getByRole('dialog').waitFor();
  expect(await complaints(page)).toEqual([]);
  await leave(visitor);
});

it('a lesson', async () => {
  const visitor = await newMira();
  const { page } = visitor;
  await page.goto('/');
  await page.getByRole('button', { name: /^Cambio/ }).click();
  await page.getByRole('button', { name: 'Learn in three minutes' }).click();
  await page.locator('.coach').waitFor();
  expect(await complaints(page)).toEqual([]);
  await page.locator('[data-next]').click();
  await page.locator(ASKED).waitFor();
  expect(await complaints(page)).toEqual([]);
  await leave(visitor);
});

it('the end of a game, its seal and its replay', async () => {
  const visitor = await newMira();
  const { page } = visitor;
  await playNow(page, 'RUNE', 2);
  expect((await play(page, { way: 'board', next: chance(32) })).over).toBe(true);
  await page.getByRole('button', { name: 'Check it yourself' }).click();
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Watch the game' }).click();
  await page.getByRole('slider').waitFor();
  expect(await complaints(page)).toEqual([]);
  await leave(visitor);
});
