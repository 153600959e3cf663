/** Lifting a corner of a card: by finger, mouse and keyboard, seen by all, and nothing happens. */
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { openStage } from './stage';
import { openTable, readLog } from './steps';

const stage = openStage();

it('everybody sees who lifts a corner, and no card is turned', async () => {
  const mira = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const jonas = await stage.visit({ screen: PHONE, name: 'Jonas', locale: 'de', calm: true });
  const inge = await stage.visit({ screen: DESKTOP, name: 'Inge' });
  const link = await openTable(mira.page, 'Cambio', 2);
  await jonas.page.goto(link);
  await jonas.page.getByRole('button', { name: 'Dazusetzen' }).tap();
  await jonas.page.getByText('Du bist bereit.').waitFor();
  await mira.page.getByRole('button', { name: 'Start with two' }).click();
  await jonas.page.locator('.frame').waitFor();
  await inge.page.goto(link);
  await inge.page.locator('.frame').waitFor();
  const told = await readLog(mira.page);

  // Jonas holds one of Mira's cards, though it is not his turn.
  const held = '[data-card="card:0:0"]';
  await Promise.all([
    mira.page.locator('[data-touched="Jonas"]').locator(held).waitFor(),
    inge.page.locator('[data-touched="Jonas"]').locator(held).waitFor(),
    jonas.page.locator(held).click({ delay: 700, force: true }),
  ]);
  await mira.page
    .locator('[data-announcer]', { hasText: 'Jonas lifts a corner of your card 1.' })
    .waitFor({ state: 'attached' });

  // Mira uses a key on the card, then the button that says so; Jonas wants no movement.
  const hers = mira.page.locator('[data-card="card:1:1"]');
  await hers.focus();
  await Promise.all([
    jonas.page.locator('[data-touched="Mira"]').waitFor(),
    mira.page.keyboard.press('b'),
  ]);
  expect(
    await jonas.page
      .locator('[data-touched="Mira"] > button')
      .evaluate((card) => getComputedStyle(card).animationName),
  ).toBe('none');
  await mira.page.getByRole('button', { name: 'Bluff' }).click();
  await mira.page.getByText('Tap any card').waitFor();
  await Promise.all([
    jonas.page.locator('[data-touched="Mira"]').locator('[data-card="card:0:3"]').waitFor(),
    mira.page.locator('[data-card="card:0:3"]').click(),
  ]);

  // Who watches has nothing to bluff with, and the log knows nothing of all this.
  expect(await inge.page.locator('[data-bluff]').count()).toBe(0);
  expect(await readLog(mira.page)).toEqual(told);
  await Promise.all([mira, jonas, inge].map(leave));
});
