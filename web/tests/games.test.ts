/** A whole game of each, against bots, through the page; nothing jumps while it runs. */
import { describe, expect, it } from 'vitest';
import { DESKTOP, leave, PHONE, type Kind } from './browser';
import { ASKED } from './eyes';
import { chance, play, type Way } from './player';
import { shiftsOf, watchShifts } from './shifts';
import { openStage } from './stage';
import { playNow, playNowByKeys } from './steps';

interface Case extends Kind {
  readonly game: string;
  readonly called: string;
  readonly seats: number;
  readonly way: Way;
}

const CASES: readonly Case[] = [
  { game: 'cambio', called: 'Cambio', seats: 2, way: 'board', screen: PHONE },
  { game: 'kodiak', called: 'Kodiak', seats: 2, way: 'board', screen: PHONE, calm: true },
  { game: 'alaska', called: 'Alaska', seats: 3, way: 'keys', screen: DESKTOP, calm: true },
  {
    game: 'market',
    called: 'Markt der Runen',
    seats: 2,
    way: 'board',
    screen: PHONE,
    locale: 'de',
    calm: true,
  },
  { game: 'runes', called: 'RUNES', seats: 2, way: 'board', screen: PHONE },
  { game: 'rune', called: 'RUNE', seats: 2, way: 'board', screen: DESKTOP },
];

const READS_WITHIN = 150_000;

const stage = openStage();

describe('a whole game', () => {
  it.each(CASES)('of $game, by $way', async ({ called, seats, way, ...kind }) => {
    const visitor = await stage.visit({ ...kind, name: 'Mira' });
    const { page } = visitor;
    await (way === 'keys' ? playNowByKeys(page, called, seats) : playNow(page, called, seats));
    await page.locator(ASKED).waitFor();
    await watchShifts(page);
    const touch = kind.screen === PHONE;
    const played = await play(page, { way, touch, next: chance(seats * 7 + called.length) });
    expect(played.over).toBe(true);
    // Everything the game asked could be answered on its board.
    expect(played.onBoard).toBeGreaterThan(3);
    expect(played.fromList).toBe(0);
    expect(await shiftsOf(page)).toEqual([]);
    // Whatever had a ring could be tapped.
    expect(await page.evaluate(() => window.rings.dead)).toEqual([]);
    // The end names a winner, every seat's place, and an honest deal.
    await page.locator('.over .winner h2').waitFor();
    expect(await page.locator('.over .places > li').count()).toBe(seats);
    await page.locator('.seal').waitFor();
    expect(await page.locator('.seal strong').innerText()).toMatch(/honest|Ehrlich/);
    // The coach reads it: a curve to slide on, and a moment on the board or a word that there is none.
    await page.getByRole('button', { name: /^(What mattered|Worauf kam es an)/ }).click();
    await page.locator('[data-coach="read"]').waitFor({ timeout: READS_WITHIN });
    await page.locator('.controls .curve svg polyline').first().waitFor();
    expect(await page.locator('.controls .curve svg polyline').count()).toBe(seats);
    const says = page.locator('.coach article, .coach .said > p');
    expect((await says.first().innerText()).length).toBeGreaterThan(20);
    await leave(visitor);
  });
});
