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

/** A table for friends; its link. */
export async function openTable(page: Page, called: string, seats: number): Promise<string> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`^${called}\\b`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(seats), exact: true }).check();
  await dialog.getByRole('button', { name: /Play with friends|Mit Freunden spielen/ }).click();
  await page.getByText(/Around the table|Am Tisch/).waitFor();
  return page.url();
}

/** Everything the board tells: its words and the names of its pieces, in order. */
export async function boardSays(page: Page): Promise<string> {
  return page.locator('main.table').evaluate((board) => {
    const labels = [...board.querySelectorAll('[aria-label]')];
    const names = labels.map((piece) => piece.getAttribute('aria-label'));
    return [board.textContent?.replace(/\s+/g, ' ').trim(), ...names].join('\n');
  });
}
