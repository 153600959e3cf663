/** What is explained once: every text is there, and every kind it names exists in its game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOCALES, TextBook } from '../i18n';
import { readLegal } from '../kit/choices';
import { metIn, type Explanation, type Sighting } from '../kit/explained';
import { explanationsOf, EXPLAINED } from '../boards/explanations';
import { BOARDS } from '../boards/registry';

const typesOf = (game: string): string =>
  readFileSync(join(import.meta.dirname, '..', 'games', `${game}.ts`), 'utf-8');
const messagesIn = (source: string): readonly string[] =>
  [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? '');
const argsIn = (source: string): readonly string[] =>
  [...new Set([...source.matchAll(/\$(\w+)/g)].map((found) => found[1] ?? ''))].sort();
/** The text of each message, by its id. */
const split = (source: string): ReadonlyMap<string, string> =>
  new Map(source.split(/^(?=[a-z])/m).map((part) => [part.split(' ', 1)[0] ?? '', part] as const));

async function listOf(game: string): Promise<readonly Explanation[]> {
  return (await explanationsOf(game))?.list ?? [];
}

describe('what is explained once', () => {
  it('is there for every game with a board, and for no other', async () => {
    expect(Object.keys(EXPLAINED).sort()).toEqual(Object.keys(BOARDS).sort());
    expect(await explanationsOf('nothing')).toBeNull();
  });

  it.each(Object.keys(EXPLAINED))('%s has a text for each, in both languages', async (game) => {
    const module = await explanationsOf(game);
    const keys = [...new Set((await listOf(game)).map(({ key }) => `explained-${key}`))];
    const sources = await Promise.all(
      LOCALES.map(async (at) => (await module?.words[at]())?.default),
    );
    for (const [index, source = ''] of sources.entries()) {
      expect(messagesIn(source).toSorted(), LOCALES[index]).toEqual(keys.toSorted());
      const book = new TextBook(LOCALES[index] ?? 'en', [source]);
      for (const key of keys) expect(book.text(key)).not.toMatch(/^$|^explained-/);
    }
    // Whatever a sentence needs in one language it is given in the other.
    const [en = '', de = ''] = sources;
    for (const key of keys)
      expect(argsIn(split(de).get(key) ?? ''), key).toEqual(argsIn(split(en).get(key) ?? ''));
  });

  it.each(Object.keys(EXPLAINED))('%s names only what its game knows', async (game) => {
    const types = typesOf(game);
    const grammar = types.slice(types.indexOf('_GRAMMAR ='));
    for (const { event, can, phase } of await listOf(game)) {
      if (event !== undefined) expect(types).toContain(`event: '${event}'`);
      if (can !== undefined) expect(grammar).toMatch(new RegExp(`^ {2}'?${can}'?: \\[`, 'm'));
      if (phase !== undefined) expect(types).toMatch(new RegExp(`phase:[^;]*'${phase}'`));
    }
  });
});

describe('a moment', () => {
  const sighting = (part: Partial<Sighting>): Sighting => ({
    view: { phase: 'main' },
    ...{ before: null, seat: 0, seats: [], legal: readLegal([]), events: [] },
    texts: { t: (id) => id, has: () => false, word: (_, value) => String(value) },
    ...part,
  });
  const told = (event: Record<string, unknown>): Sighting['events'][number] => ({
    ...{ number: 0, line: '', kept: null, race: null },
    event: event as Sighting['events'][number]['event'],
  });

  it('meets events, actions and phases, with their numbers', () => {
    const list: readonly Explanation[] = [
      {
        event: 'coins_back',
        key: 'back',
        args: (_, cause: unknown) => ({ count: (cause as { number: number }).number }),
      },
      { can: 'thief', key: 'thief' },
      { phase: 'main', key: 'main' },
      { phase: 'over', key: 'over' },
    ];
    const met = metIn(
      list,
      sighting({
        events: [told({ event: 'coins_back', number: 4 })],
        legal: readLegal([{ text: 'thief', say: null }], { thief: ['thief'] }),
      }),
    );
    expect(met).toEqual([
      { key: 'back', sentence: 'explained-back', args: { count: 4 } },
      { key: 'thief', sentence: 'explained-thief', args: {} },
      { key: 'main', sentence: 'explained-main', args: {} },
    ]);
  });

  it('is not met where a further condition fails; each of several things has its own key', () => {
    const list: readonly Explanation[] = [
      { event: 'played', key: 'mine', when: ({ seat }, { seat: who }) => who === seat },
      { event: 'played', key: 'ritual', each: ({ card }) => String(card) },
    ];
    const events = [told({ event: 'played', seat: 1, card: 'steal' })];
    expect(metIn(list, sighting({ events })).map(({ key }) => key)).toEqual(['ritual-steal']);
  });

  it('RUNES tells how many coins came back', async () => {
    const events = [told({ event: 'coins_back', seat: 0, number: 4, from: 'stone' })];
    const [found] = metIn(await listOf('runes'), sighting({ events }));
    const source = (await (await explanationsOf('runes'))?.words.en())?.default ?? '';
    const said = new TextBook('en', [source]).text(found?.sentence ?? '', found?.args);
    expect(said).toContain('4 coins come back to you');
  });
});
