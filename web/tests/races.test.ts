/** Races: who was when is told in the bar, the log and the replay; and nobody has to be asked. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leave, newVisitor, openBrowser, PHONE, type Visitor } from './browser';
import { MY_TURN } from './eyes';
import { Hall } from './hall';

/** Windows many times as long as people get: nobody is hurried by a busy machine. */
const UNHURRIED = 10;
/** Every card is the twin of every other. */
const TWINS = { manifest: { '7': 40 }, memory: 'assisted' };
/** Half of them are, and nobody is rid of their cards soon. */
const MIXED = { manifest: { '6': 20, '7': 20 }, cards: 6, first_look: 0 };
const MY_WINDOW = '.frame[data-asked=true][data-window=true]';

let hall: Hall;
let browser: Browser;
beforeAll(async () => {
  [hall, browser] = await Promise.all([Hall.open(UNHURRIED), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await hall?.close();
});

/** A table of Cambio with a bot that answers at once. */
async function sitDown(options: object, locale: 'en' | 'de'): Promise<Visitor & { table: string }> {
  const visitor = await newVisitor(browser, hall.address, { screen: PHONE, locale, calm: true });
  const { page } = visitor;
  await page.goto('/');
  const answer = await page.request.post('/api/tables', {
    data: { game: 'cambio', seats: 2, name: 'Mira', bots: ['novice'], options, language: locale },
  });
  const { table, token } = (await answer.json()) as { table: string; token: string };
  await page.goto(`/t/${table}#seat=${token}`);
  await page.getByRole('button', { name: /^(Start with|Zu zweit)/ }).click();
  await page.locator('.frame').waitFor();
  return { ...visitor, table };
}

/** What is pressed may be gone before the browser has made sure of it. */
const GONE_WITHIN = 2000;

/** Draws, or discards what was drawn; whether it has discarded. */
async function playOn(page: Page): Promise<boolean> {
  await page.locator(`${MY_TURN}, ${MY_WINDOW}`).first().waitFor();
  for (const action of ['discard', 'draw']) {
    const button = page.locator(`${MY_TURN} [data-action="${action}"]`).first();
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: GONE_WITHIN }).catch(() => undefined);
    return action === 'discard';
  }
  return false;
}

/** Takes turns until a window asks me. */
async function untilWindow(page: Page): Promise<void> {
  while (!(await page.locator(MY_WINDOW).isVisible())) await playOn(page);
}

/** Throws the first of my cards that can be thrown. */
const throwCard = (page: Page): Promise<void> =>
  page.locator('.frame .ask-bar [data-action^="snap"]').first().tap();

it('a race that nobody else ran says what came of it, and no times', async () => {
  const { page, ...mira } = await sitDown({ ...TWINS, first_look: 0 }, 'en');
  await untilWindow(page);
  await throwCard(page);
  await page
    .locator('.ask-bar')
    .getByText(/^You throw /)
    .waitFor();
  expect(
    await page
      .locator('.frame')
      .getByText(/\d\.\d\d s/)
      .count(),
  ).toBe(0);
  await leave({ page, ...mira });
});

it('a race that was lost says who was when, in the bar, the log and the replay', async () => {
  const { page, table, ...jonas } = await sitDown({ ...TWINS, first_look: 1 }, 'de');
  await untilWindow(page);
  // The bot knows its cards and has thrown one at once.
  await page.locator('.log-line', { hasText: /wirft/ }).waitFor();
  const times = /^\p{L}+ \d,\d\d s, du \d+,\d\d s$/u;
  // The bot has seen my card now and may throw it at once: then that is the last race.
  const either = /^\p{L}+ \d+,\d\d s, \p{L}+ \d+,\d\d s$/u;
  // It stands there for some seconds: eyes inside the page miss nothing of them.
  const told = page.waitForFunction(
    (looksLike) =>
      [...document.querySelectorAll('.ask-bar *')].some(({ textContent }) =>
        new RegExp(looksLike, 'u').test(textContent ?? ''),
      ),
    either.source,
  );
  await throwCard(page);
  await told;
  await page.getByRole('button', { name: 'Alles lesen, was geschah' }).tap();
  await page.getByRole('dialog').locator('small', { hasText: times }).first().waitFor();
  await page.goto(`/t/${table}/replay?at=9999`);
  const race = page.locator('.controls .race');
  const back = page.getByRole('button', { name: 'Einen Schritt zurück' });
  await back.waitFor();
  while (!(await race.isVisible()) || !times.test((await race.textContent()) ?? ''))
    await back.tap();
  await leave({ page, ...jonas });
});

it('who does not want to be asked says so in a window, and is not asked any more', async () => {
  const { page, ...inge } = await sitDown(MIXED, 'en');
  await untilWindow(page);
  await page.getByRole('button', { name: 'Don’t ask again' }).tap();
  await page.locator(MY_TURN).waitFor();
  // From here on only turns are mine.
  await page.evaluate((asked) => {
    new MutationObserver(() => {
      if (document.querySelector(asked)) document.body.dataset.wasAsked = 'yes';
    }).observe(document, { subtree: true, attributeFilter: ['data-asked', 'data-window'] });
  }, MY_WINDOW);
  for (let turns = 0; turns < 2;) if (await playOn(page)) turns++;
  await page.locator(`${MY_TURN} [data-action="draw"]`).first().waitFor();
  expect(await page.evaluate(() => document.body.dataset.wasAsked)).toBeUndefined();
  await page.getByRole('button', { name: 'Menu' }).tap();
  const asks = page.getByRole('switch', { name: /Don’t ask me to react/ });
  expect(await asks.isChecked()).toBe(true);
  await leave({ page, ...inge });
});
