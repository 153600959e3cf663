/** Several people: an invitation, two browsers at one table, somebody who watches, words and feelings. */
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { chance, play } from './player';
import { openStage } from './stage';
import { openTable, readLog } from './steps';

const stage = openStage();

it('two people play each other, a third watches', async () => {
  const mira = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const jonas = await stage.visit({
    screen: PHONE,
    name: 'Jonas',
    locale: 'de',
  });
  const inge = await stage.visit({ screen: DESKTOP, name: 'Inge' });

  // Mira opens a table; Jonas follows the link and sits down with one tap.
  const link = await openTable(mira.page, 'Alaska', 2);
  await jonas.page.goto(link);
  await jonas.page.getByRole('button', { name: 'Dazusetzen' }).tap();
  await jonas.page.getByText('Du bist bereit.').waitFor();
  await mira.page.getByRole('button', { name: 'Start with two' }).click();
  await Promise.all([
    mira.page.locator('.frame').waitFor(),
    jonas.page.locator('.frame').waitFor(),
  ]);

  // Inge follows the same link: the seats are taken, so she watches and is asked nothing.
  await inge.page.goto(link);
  await inge.page.getByText('watching').waitFor();
  expect(await inge.page.locator('.ask-bar').count()).toBe(0);

  // Words and feelings arrive.
  await mira.page.keyboard.press('c');
  await mira.page.getByPlaceholder('Say something').fill('<b>Hallo</b> Jonas');
  await mira.page.getByRole('button', { name: 'Send' }).click();
  await mira.page.keyboard.press('Escape');
  await jonas.page.getByRole('button', { name: /1 neue Zeile/ }).tap();
  // Not the announcer's line for those who listen: it comes and goes.
  await jonas.page.locator('dialog[open] li', { hasText: '<b>Hallo</b> Jonas' }).waitFor();
  // A feeling is shown for a moment only: Mira looks before it comes.
  await Promise.all([
    mira.page.locator('.seat', { hasText: 'Jonas: Thank you' }).locator('.emote').waitFor(),
    jonas.page.getByRole('button', { name: 'Danke' }).tap(),
  ]);

  // They play to the end; everybody sees the same winner.
  const [ended] = await Promise.all([
    play(mira.page, { way: 'board', next: chance(3) }),
    play(jonas.page, { way: 'board', touch: true, next: chance(4) }),
  ]);
  expect(ended.over).toBe(true);
  await inge.page.locator('.over').waitFor();
  const scores = await Promise.all(
    [mira, jonas, inge].map(({ page }) => page.locator('.over .places .sum').allInnerTexts()),
  );
  expect(scores[1]).toEqual(scores[0]);
  expect(scores[2]).toEqual(scores[0]);

  // Both want to play again and meet at the next table.
  await mira.page.getByRole('button', { name: 'Play again' }).click();
  await mira.page.getByText('Around the table').waitFor();
  await jonas.page.getByRole('button', { name: 'Wieder hinsetzen' }).tap();
  await jonas.page.getByText('Du bist bereit.').waitFor();
  expect(jonas.page.url()).toBe(mira.page.url());
  await Promise.all([mira, jonas, inge].map(leave));
});

it('what a spectator reads is public', async () => {
  const mira = await stage.visit({ name: 'Mira' });
  const inge = await stage.visit({ name: 'Inge' });
  const link = await openTable(mira.page, 'The Rune Market', 2);
  await mira.page.getByRole('button', { name: 'Fill with bots' }).click();
  await mira.page.getByRole('button', { name: 'Start with two' }).click();
  await mira.page.locator('.frame').waitFor();
  await inge.page.goto(link);
  await inge.page.locator('.frame').waitFor();
  await play(mira.page, { way: 'list', next: chance(5), most: 8 });
  const [mine, hers] = [await readLog(mira.page), await readLog(inge.page)];
  expect(mine.some((line) => line.startsWith('You draw'))).toBe(true);
  expect(hers.some((line) => line.startsWith('You draw'))).toBe(false);
  expect(hers.length).toBeGreaterThan(3);
  await Promise.all([mira, inge].map(leave));
});
