/** The pace of a table: bots that wait and do not, a tap that goes on, moments, a breath. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leave, newVisitor, openBrowser, PHONE } from './browser';
import { ASKED, MY_TURN } from './eyes';
import { Hall } from './hall';
import { play } from './player';
import { shiftsOf, watchShifts } from './shifts';
import { openStage } from './stage';
import { playNow } from './steps';

/** Bots of this hall wait for hours where they wait at all. */
const HOURS = 10_000;
const RECAP = '.log-line [data-recap=true]';

/** Takes what comes first in the list of all actions, as soon as something is asked of me. */
async function takeOne(page: Page): Promise<void> {
  await play(page, { way: 'list', next: () => 0, most: 1 });
  // A window may have closed under the finger: then the list is still there.
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  // The question stays until it has been answered.
  await page.locator(`${ASKED}, .ask-bar.waiting`).first().waitFor();
}

/** Somebody who sits with bots is asked so often only if they have had several turns. */
const SEVERAL_TURNS = 8;

describe('with bots that wait', () => {
  let hall: Hall;
  let browser: Browser;
  beforeAll(async () => {
    [hall, browser] = await Promise.all([Hall.open(0.1, HOURS), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await hall?.close();
  });

  it('newcomers start calm, and a tap goes on to my turn', async () => {
    const visitor = await newVisitor(browser, hall.address, { screen: PHONE, name: 'Mira' });
    const { page } = visitor;
    await playNow(page, 'The Rune Market', 2);
    await page.locator(MY_TURN).waitFor();
    await watchShifts(page);
    while ((await page.locator('.ask-bar.waiting').count()) === 0) await takeOne(page);
    expect(await page.locator('.ask-bar .hint').innerText()).toMatch(/Tap to go on/);
    // A tap beside everything that can be pressed; the bot's turn may need an answer of mine.
    await page.locator('main.table').tap({ position: { x: 4, y: 200 } });
    await page.locator(ASKED).waitFor();
    while ((await page.locator(MY_TURN).count()) === 0) await takeOne(page);
    expect(await page.locator(RECAP).innerText()).toMatch(/Alrun.*\.$/);
    expect(await shiftsOf(page)).toEqual([]);
    // The menu shows the speed, and changes it.
    await page.keyboard.press('m');
    const menu = page.getByRole('dialog');
    expect(await menu.getByRole('radio', { name: 'Calm' }).isChecked()).toBe(true);
    await menu.getByRole('radio', { name: 'At once' }).check({ force: true });
    await page.keyboard.press('Escape');
    for (let taken = 0; taken < SEVERAL_TURNS; taken++) await takeOne(page);
    // It is remembered where the next game is started.
    await page.goto('/');
    await page.getByRole('button', { name: /^Alaska\b/ }).click();
    expect(await page.getByRole('radio', { name: 'At once' }).isChecked()).toBe(true);
    await leave(visitor);
  });

  it('bots that are to play at once do', async () => {
    const visitor = await newVisitor(browser, hall.address, { name: 'Mira' });
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: /^Alaska\b/ }).click();
    await page.getByRole('radio', { name: 'At once' }).check({ force: true });
    await page.getByRole('button', { name: /gentle bots|Play now/ }).click();
    for (let taken = 0; taken < SEVERAL_TURNS; taken++) await takeOne(page);
    await leave(visitor);
  });
});

const stage = openStage();

it.each([false, true])('“Cambio!” is called out and ends with a tap (calm: %s)', async (calm) => {
  const visitor = await stage.visit({ name: 'Mira', calm });
  const { page } = visitor;
  await playNow(page, 'Cambio', 2);
  await page.locator(MY_TURN).waitFor();
  await watchShifts(page);
  await page.keyboard.press('l');
  await page.locator('dialog[open] [data-action=cambio]').click();
  const call = page.locator('[data-call=call]');
  await call.waitFor();
  expect(await call.innerText()).toMatch(/Cambio!/);
  await page.keyboard.press('Shift');
  await call.waitFor({ state: 'detached' });
  expect(await shiftsOf(page)).toEqual([]);
  await leave(visitor);
});

/** Plays cards on the board, and never ends the turn, until something waits to be confirmed. */
async function untilHeld(page: Page): Promise<void> {
  const confirm = page.locator('.frame [data-confirm]:enabled');
  const choices = page.locator('.frame :is([data-pick], [data-action]:not([data-action=pass]))');
  for (let pressed = 0; pressed < 40; pressed++) {
    await page.locator(ASKED).waitFor();
    if ((await page.locator('.held').count()) > 0) return;
    const before = await page.evaluate(() => window.hand.marks);
    await ((await confirm.count()) > 0 ? confirm : choices).first().click();
    await page.evaluate((then) => window.hand.hasSent(then), before);
  }
}

it('an action that ends my turn waits for a breath and can be taken back', async () => {
  const visitor = await stage.visit({ name: 'Mira', calm: true });
  const { page } = visitor;
  await playNow(page, 'Alaska', 2);
  await page.locator(MY_TURN).waitFor();
  await untilHeld(page);
  const line = await page.locator('.log-line').innerText();
  const turn = await page.locator('.ask-bar .ask').innerText();
  expect(turn).toMatch(/your turn is over/);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.locator('.held').waitFor({ state: 'detached' });
  expect(await page.locator(MY_TURN).count()).toBe(1);
  expect(await page.locator('.log-line').innerText()).toBe(line);
  await untilHeld(page);
  await page.locator('.held [data-confirm]').click();
  await page.locator('.held').waitFor({ state: 'detached' });
  // It is done: the table has gone on to something else.
  const told = (then: string): boolean =>
    document.querySelector<HTMLElement>('.log-line')?.innerText !== then;
  await page.waitForFunction(told, line);
  await leave(visitor);
});
