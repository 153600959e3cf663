/** After the game: my games on two devices and deleted, a family, a game from a file. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE, type Visitor } from './browser';
import { openStage } from './stage';
import { openTable, playNow } from './steps';

const stage = openStage();

/** Whoever has played a whole game against a bot, in a hurry; the address of its table. */
async function playWhole({ page }: Visitor): Promise<string> {
  await playNow(page, 'Alaska', 2);
  const table = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
  await page.getByRole('button', { name: 'Watch the game' }).waitFor();
  return table;
}

/** The link in the dialog that takes my games along. */
async function takeAlong(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Take my games along' }).click();
  await page.getByRole('img', { name: 'QR code of the link to my games' }).locator('svg').waitFor();
  await page.evaluate(() => {
    const kept = window as unknown as { copied: string };
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (kept.copied = text) },
    });
  });
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await page.getByText('Link copied').waitFor();
  const link = await page.evaluate(() => (window as unknown as { copied: string }).copied);
  await page.keyboard.press('Escape');
  return link;
}

/** The record of a game that nobody has played. */
function simulated(): string {
  const folder = mkdtempSync(join(tmpdir(), 'runehall-'));
  const words = ['simulate', 'alaska', '--games', '1', '--seed', '7', '--save', folder];
  execFileSync(process.env.RUNEHALL ?? 'runehall', words, { stdio: 'ignore' });
  const record = readFileSync(join(folder, 'alaska-7.json'), 'utf-8').trim();
  rmSync(folder, { recursive: true });
  return record;
}

/** Drops a file with this text anywhere on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  await page.evaluate(
    ([called, held]) => {
      const carried = new DataTransfer();
      carried.items.add(new File([held], called, { type: 'application/json' }));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(
          new DragEvent(type, { dataTransfer: carried, bubbles: true, cancelable: true }),
        );
    },
    [name, text] as const,
  );
}

it('my games are on two devices, in a family, and deleted with all that is known', async () => {
  const laptop = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const table = await playWhole(laptop);

  // At home: what was played, and the way back to it.
  await laptop.page.goto('/');
  await laptop.page.getByRole('heading', { name: 'What I have played' }).waitFor();
  await laptop.page.getByRole('link', { name: /^Watch Alaska/ }).click();
  await laptop.page.waitForURL(new RegExp(`${table}/replay`));
  // A game that goes on, to be played on elsewhere.
  await playNow(laptop.page, 'Kodiak', 2);
  await laptop.page.goto('/mine');
  await laptop.page.getByText('1 game, ').waitFor();
  const link = await takeAlong(laptop.page);
  expect(link).toMatch(/\/mine#key=[\w-]{32}$/);

  // The phone has played too; all of it becomes one.
  const phone = await stage.visit({ screen: PHONE, name: 'Mira' });
  await openTable(phone.page, 'RUNES', 2);
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Bring my games here' }).tap();
  await phone.page.getByText('1 game, ').waitFor();
  expect(phone.page.url()).not.toContain('key');
  await phone.page.goto('/');
  await phone.page.getByRole('button', { name: 'Go to the table' }).waitFor();
  await phone.page.getByRole('button', { name: 'Play on' }).tap();
  await phone.page.locator('.frame').waitFor();
  expect(await phone.page.getByText('watching').count()).toBe(0);

  // A family: Tom opens the link that Mira has sent.
  await laptop.page.getByRole('button', { name: 'Begin a family table' }).click();
  await laptop.page.locator('dialog[open]').getByRole('button', { name: 'Begin' }).click();
  await laptop.page.getByText('So far you are alone here.').waitFor();
  const key = await laptop.page.evaluate(() => localStorage.getItem('runehall.chronicle'));
  const { families } = await stage.hall.get<{ families: string[] }>('/api/chronicle', key ?? '');
  const tom = await stage.visit({ screen: PHONE, name: 'Tom' });
  await tom.page.goto(`/mine#family=${families[0]}`);
  await tom.page.getByRole('button', { name: 'Join', exact: true }).tap();
  await tom.page.getByRole('row', { name: /Mira.* of 1/ }).waitFor();
  await tom.page.getByRole('row', { name: /Tom \(you\)/ }).waitFor();
  await leave(tom);

  // Deleted on one device, it is gone on the other too.
  await laptop.page.getByRole('button', { name: 'Delete everything about me' }).click();
  await laptop.page.getByRole('button', { name: 'Delete', exact: true }).click();
  await laptop.page.getByText('Deleted.').waitFor();
  await phone.page.goto('/mine');
  await phone.page.getByText('Play one first.').waitFor();
  await Promise.all([laptop, phone].map(leave));
});

it('a record opens where it is dropped or chosen; a broken one is answered in a sentence', async () => {
  const visitor = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const { page } = visitor;
  const record = simulated();
  await page.goto('/');
  await page.getByRole('button', { name: /^Cambio/ }).waitFor();
  await drop(page, 'game.json', record);
  await page.waitForURL(/\/t\/[\w-]+\/replay/);
  await page.getByRole('slider').waitFor();
  await page.getByLabel('Look from').selectOption({ index: 2 });
  await page.waitForURL(/seat=1/);

  await page.goto('/replay');
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
  for (const [text, said] of [
    ['no record at all', 'This file is no record of a game.'],
    [record.replace('"actions":[[', '"actions":[[7,"dance"],['), 'This file cannot be played'],
  ] as const) {
    await drop(page, 'game.json', text);
    await page.getByRole('alert').getByText(said).waitFor();
  }

  // On a phone one chooses: a file with several games lets one pick.
  const phone = await stage.visit({ screen: PHONE, name: 'Tom', locale: 'de' });
  await phone.page.goto('/replay');
  await phone.page.getByRole('button', { name: 'Datei wählen' }).waitFor();
  await phone.page.locator('input[type=file]').setInputFiles({
    name: 'games.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(`${record}\n${record}\n`),
  });
  await phone.page.getByRole('button', { name: 'Zuschauen' }).last().tap();
  await phone.page.getByRole('slider').waitFor();
  await Promise.all([visitor, phone].map(leave));
});
