import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import hallEn from './en.ftl?raw';
import hallDe from './de.ftl?raw';

const SOURCE = join(import.meta.dirname, '..');

/** The words of every page, and those that come with a room of their own. */
const en = hallEn + readFileSync(join(SOURCE, 'mine/en.ftl'), 'utf-8');
const de = hallDe + readFileSync(join(SOURCE, 'mine/de.ftl'), 'utf-8');

/** Every id that is written out in a call of t(); ids put together at run time are not seen. */
function idsUsed(): ReadonlySet<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' }).filter(
    (path) =>
      /\.(svelte|ts)$/.test(path) && !path.includes('.test.') && !/^boards.(?!generic)/.test(path),
  );
  const used = new Set<string>();
  for (const path of files) {
    const text = readFileSync(join(SOURCE, path), 'utf-8');
    for (const call of text.matchAll(/(?<![\w.])t\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g)) {
      // `t(on ? 'one' : 'two')` names two ids; arguments after the comma are none.
      const [ids = ''] = (call[1] ?? '').split(/,\s*\{/);
      for (const id of ids.matchAll(/'([a-z][a-z0-9-]*)'/g)) used.add(id[1] ?? '');
    }
  }
  return used;
}

const messages = (source: string): ReadonlySet<string> =>
  new Set([...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((found) => found[1] ?? ''));

describe('the texts of the page', () => {
  it.each([
    ['English', en],
    ['German', de],
  ])('has every text it uses in %s', (_language, source) => {
    const known = messages(source);
    expect([...idsUsed()].filter((id) => !known.has(id))).toEqual([]);
  });

  it('has the same messages in both languages', () => {
    expect([...messages(de)].sort()).toEqual([...messages(en)].sort());
  });
});
