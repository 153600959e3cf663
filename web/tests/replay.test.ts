/** Looking back: step, jump, another seat, and a link that opens at the right position. */
import { expect, it } from 'vitest';
import { leave } from './browser';
import { chance, play } from './player';
import { openStage } from './stage';
import { boardSays, playNow } from './steps';

const stage = openStage();

it('a link opens the position it names, from the seat it names', async () => {
  const mira = await stage.visit({ name: 'Mira' });
  const { page } = mira;
  await playNow(page, 'Alaska', 2);
  expect((await play(page, { way: 'list', next: chance(21) })).over).toBe(true);
  await page.getByRole('button', { name: 'Watch the game' }).click();
  const position = page.getByRole('slider');
  await position.waitFor();
  expect(await position.inputValue()).toBe('0');
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForURL(/at=2/);
  await page.keyboard.press('ArrowLeft');
  await page.waitForURL(/at=1/);
  await position.fill('12');
  await page.waitForURL(/at=12/);
  const mine = await boardSays(page);
  const said = await page.locator('.controls .say').innerText();

  // Somebody else opens the link: the same position, from Mira's seat.
  const link = page.url();
  const other = await stage.visit();
  await other.page.goto(link);
  await other.page.getByRole('slider').waitFor();
  expect(await other.page.getByRole('slider').inputValue()).toBe('12');
  expect(await other.page.locator('.controls .say').innerText()).toBe(said);
  expect(await boardSays(other.page)).toBe(mine);

  // After the end any seat can be looked from.
  await other.page.getByLabel('Look from').selectOption({ index: 2 });
  await other.page.waitForURL(/seat=1/);
  await expect.poll(() => boardSays(other.page)).not.toBe(mine);

  // It plays by itself and stops at the end.
  await page.getByRole('button', { name: 'To the end' }).click();
  const last = await position.getAttribute('max');
  await expect.poll(() => position.inputValue()).toBe(last);
  await position.fill(String(Number(last) - 2));
  await page.getByLabel('Tempo').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => position.inputValue(), { timeout: 10_000 }).toBe(last);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await Promise.all([mira, other].map(leave));
});
