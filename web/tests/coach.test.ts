/** After the game: the coach's moments, the memory mirror, trying it again, and puzzles. */
import { expect, it } from 'vitest';
import { leave, PHONE } from './browser';
import { chance, play } from './player';
import { openStage } from './stage';
import { boardSays, playNow } from './steps';

const READS_WITHIN = 150_000;

const stage = openStage();

it('the coach shows moments on the board, what was seen, and how to try it again', async () => {
  const mira = await stage.visit({ name: 'Mira', screen: PHONE });
  const { page } = mira;
  await playNow(page, 'Cambio', 2);
  expect((await play(page, { way: 'list', next: chance(5) })).over).toBe(true);
  await page.getByRole('button', { name: 'What mattered?' }).click();
  await page.locator('[data-coach="read"]').waitFor({ timeout: READS_WITHIN });

  // The first moment is on the board, from the seat that decided.
  const moment = page.getByRole('article');
  await moment.waitFor();
  await page.waitForURL(/at=\d+&seat=[01]&coach=1/);
  expect(await moment.innerText()).toMatch(/played[^]*Better[^]*more wins?[^]*could know then/);
  const before = new URL(page.url()).searchParams.get('at');
  await moment.getByRole('button', { name: 'See what happened' }).click();
  await page.waitForURL(new RegExp(`at=${Number(before) + 1}&`));

  // The curve is the slider.
  const position = page.getByRole('slider', { name: 'Position' });
  await position.fill('3');
  await page.waitForURL(/at=3&/);

  // What somebody had seen, and when.
  await page.getByRole('button', { name: 'Memory' }).click();
  const spans = page.locator('.mirror .time button');
  await spans.first().waitFor();
  expect(await spans.first().getAttribute('aria-label')).toMatch(/known from step \d+ to \d+/);

  // All cards lie open.
  await page.getByText('How I watch').click();
  const hidden = await boardSays(page);
  await page.getByLabel('Open cards').check();
  await expect.poll(() => boardSays(page)).not.toBe(hidden);
  await page.getByLabel('Open cards').uncheck();
  await expect.poll(() => boardSays(page)).toBe(hidden);

  // Trying it again: a table of its own that says what it is.
  await page.getByRole('button', { name: 'Moment 1' }).click();
  await page.getByRole('button', { name: 'Try it again' }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await page.locator('.frame').getByText('exercise', { exact: true }).waitFor();
  await page.goto('/');
  expect(await page.getByText('exercise').count()).toBe(0);
  await leave(mira);
});

it('a puzzle is failed, looked at again, and solved', async () => {
  const mira = await stage.visit({ name: 'Mira', screen: PHONE });
  const { page } = mira;
  await page.goto('/puzzles');
  await page.getByRole('link', { name: /^Alaska/ }).click();
  await page.locator('[data-puzzle="asks"]').waitFor();
  const choices = async (): Promise<readonly string[]> => {
    await page.getByRole('button', { name: 'All actions' }).click();
    const listed = page.getByRole('dialog').locator('li button, .list button');
    await listed.first().waitFor();
    return listed.allInnerTexts();
  };
  const choose = (said: string): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name: said, exact: true }).first().click();

  // One thing after another, until something is not the best; then it is told what is.
  let best = '';
  for (let number = 0; best === ''; number++) {
    const said = (await choices())[number] ?? '';
    await choose(said);
    await page.locator('[data-puzzle="right"], [data-puzzle="wrong"]').waitFor();
    if (await page.locator('[data-puzzle="wrong"]').isVisible())
      best = await page.locator('[data-puzzle="wrong"] strong').innerText();
    else await page.getByRole('button', { name: 'Next puzzle' }).click();
  }
  expect(await page.locator('[data-puzzle="wrong"] li').count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Look again' }).click();
  await page.locator('[data-puzzle="asks"]').waitFor();
  expect(await choices()).toContain(best);
  await choose(best);
  await page.locator('[data-puzzle="right"]').waitFor();
  await leave(mira);
});
