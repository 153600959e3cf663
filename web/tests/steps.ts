/** Ways through the page that several tests take. */
import type { Page } from 'playwright-core';

/** From the hall to a table against bots: the tile, the number of players, "play now". */
export async function playNow(page: Page, called: string, seats: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${called}\\b`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(seats), exact: true }).check();
  await dialog.getByRole('button', { name: /Play now|Gleich spielen/ }).click();
  await page.locator('.frame').waitFor();
}
