/** A set of one's own: chosen as a file in the lobby, refused with its line or played with. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DESKTOP, leave, PHONE } from './browser';
import { chance, play } from './player';
import { openStage } from './stage';
import { openTable } from './steps';

const stage = openStage();

/** All green but for one rune each, so that no card of our set can be taken for one of these. */
const FACES = ['GGGGGR', 'GGGGRG', 'GGGRGG', 'GGRGGG', 'GRGGGG', 'RGGGGG', 'GGGGGB', 'GGGGBG'];
const CARDS = FACES.map((face, index) => `  {"card": "${'ABCDEFGH'[index]}", "face": "${face}"}`);
const RIGHT = `{
 "games": ["rune"],
 "name": "Omas Runen",
 "start": "GGGGGG",
 "cards": [
${CARDS.join(',\n')}
 ]
}
`;

const file = (name: string, text: string): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

it('a set of the table’s own is chosen, refused, played with and kept in the record', async () => {
  const mira = await stage.visit({ screen: DESKTOP, name: 'Mira' });
  const jonas = await stage.visit({ screen: PHONE, name: 'Jonas', locale: 'de' });
  const link = await openTable(mira.page, 'RUNE', 2);
  await jonas.page.goto(link);
  await jonas.page.getByRole('button', { name: 'Dazusetzen' }).tap();
  await jonas.page.getByText('Kartensatz: unsere Rekonstruktion').waitFor();

  // Wrong files: the reason and the line, and nothing has changed.
  await mira.page.getByRole('button', { name: 'Change the rules' }).click();
  const dialog = mira.page.getByRole('dialog');
  const input = dialog.locator('input[type=file]');
  const alert = dialog.getByRole('alert');
  const refused = async (name: string, text: string, reason: string): Promise<void> => {
    await input.setInputFiles(file(name, text));
    await alert.filter({ hasText: `${name} was not taken. ${reason}` }).waitFor();
  };
  await refused('slip.json', RIGHT.replace('GGGRGG', 'GGGXGG'), 'Line 8: “face” must be six');
  await refused('comma.json', RIGHT.replace('["rune"],', '["rune"]'), 'Line 3: This is not JSON');
  await refused('other.json', RIGHT.replace('["rune"]', '["runes"]'), 'Line 2: This set is for');
  await refused('nested.json', '['.repeat(5000), 'Line 1: Too many brackets');
  await refused('huge.json', 'x'.repeat(10_000_000), 'The file is too long');
  await dialog.getByText('our reconstruction', { exact: true }).waitFor();

  // Ours can be saved as a file to begin with.
  const saving = mira.page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save this set as a file' }).click();
  const ours = JSON.parse(readFileSync(await (await saving).path(), 'utf-8')) as { name: string };
  expect(ours.name).toBe('reconstructed-1');

  // The right one: everybody sees that it is played with, whatever edition is chosen then.
  await input.setInputFiles(file('oma.json', RIGHT));
  await dialog.getByText('own set “Omas Runen”').waitFor();
  expect(await alert.count()).toBe(0);
  await dialog.getByRole('radio', { name: /Duel with Grand Masters/ }).check();
  await jonas.page.getByText('Kartensatz: eigener Satz „Omas Runen“').waitFor();
  await mira.page.keyboard.press('Escape');

  // The boards draw its cards, and the record carries it.
  await jonas.page.getByRole('button', { name: 'Ich bin bereit' }).tap();
  await mira.page.getByRole('button', { name: 'Start with two' }).click();
  const held = mira.page.locator('.hand .spoken');
  await held.first().waitFor();
  for (const card of await held.allTextContents()) expect(card.match(/green/g)).toHaveLength(5);
  const [ended] = await Promise.all([
    play(mira.page, { way: 'board', next: chance(3) }),
    play(jonas.page, { way: 'board', touch: true, next: chance(4) }),
  ]);
  expect(ended.over).toBe(true);
  const table = new URL(link).pathname.split('/').at(-1) ?? '';
  const answer = await mira.page.request.get(`/api/tables/${table}/record`);
  const record = (await answer.json()) as { options: { manifest: unknown } };
  expect(record.options.manifest).toEqual(JSON.parse(RIGHT));
  await Promise.all([mira, jonas].map(leave));
});
