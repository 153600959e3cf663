import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { TextBook } from './bundle';
import { preferredLocale } from './texts.svelte';

const source = (locale: string): string =>
  readFileSync(new URL(`./${locale}.ftl`, import.meta.url), 'utf8');
const english = new TextBook('en', [source('en')]);
const german = new TextBook('de', [source('de')], english);

/** The messages and the variables they use, so that both languages can be compared. */
function messages(locale: string): Record<string, string[]> {
  const entries = new FluentResource(source(locale)).body.map((entry) => {
    const variables = JSON.stringify(entry).matchAll(/"type":"var","name":"(\w+)"/g);
    return [entry.id, [...new Set([...variables].map((match) => match[1] ?? ''))].sort()];
  });
  return Object.fromEntries(entries) as Record<string, string[]>;
}

/** Every line that begins a message; Fluent silently drops the ones it cannot read. */
function writtenIds(locale: string): string[] {
  return [...source(locale).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? '');
}

describe('the page texts', () => {
  it.each(['en', 'de'])('%s has no message that Fluent cannot read', (locale) => {
    expect(Object.keys(messages(locale))).toEqual(writtenIds(locale));
  });

  it('say the same things with the same variables in both languages', () => {
    expect(messages('de')).toEqual(messages('en'));
  });

  it('count one and many', () => {
    expect(english.text('cards', { count: 1 })).toBe('1 card');
    expect(english.text('cards', { count: 3 })).toBe('3 cards');
    expect(german.text('points', { count: 1 })).toBe('Punkt');
    expect(german.text('points', { count: 0 })).toBe('Punkte');
  });

  it('nest choices', () => {
    const args = { name: 'Mira', points: 9, margin: 2, second: 'Jonas' };
    expect(english.text('win-you', args)).toBe('You win, Mira. 9 points, 2 ahead of Jonas.');
    expect(german.text('win-you', args)).toBe('Du gewinnst, Mira. 9 Punkte, 2 vor Jonas.');
  });
});

describe('TextBook', () => {
  it('takes several resources, later ones refining earlier ones', () => {
    const book = new TextBook('en', ['a = first\nb = second', 'b = refined\nc = { $n } cards']);
    expect([book.text('a'), book.text('b'), book.text('c', { n: 1200 })]).toEqual([
      'first',
      'refined',
      '1,200 cards',
    ]);
  });

  it('falls back to the other language, then to the name of the message', () => {
    const book = new TextBook('de', ['a = eins'], new TextBook('en', ['b = two']));
    expect([book.text('a'), book.text('b'), book.text('nowhere')]).toEqual([
      'eins',
      'two',
      'nowhere',
    ]);
  });

  it('reads attributes', () => {
    expect(new TextBook('en', ['button = Go\n    .hint = Enter']).text('button.hint')).toBe(
      'Enter',
    );
  });
});

describe('preferredLocale', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr', 'de'], 'de'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j gives %s', (wanted, locale) => {
    expect(preferredLocale(wanted)).toBe(locale);
  });
});
