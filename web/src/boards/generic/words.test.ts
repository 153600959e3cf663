import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TextBook } from '../../i18n/bundle';
import { readLegal, type Choices } from '../../kit/choices';
import { nameOf, questionOf, wordOf } from './words';

const PAGE = new TextBook('en', [
  readFileSync(new URL('../../i18n/en.ftl', import.meta.url), 'utf-8'),
]);

/** The texts of a small game, with the page's behind them. */
function textsOf(source: string) {
  const book = new TextBook('en', [source], PAGE);
  return {
    t: (id: string) => book.text(id),
    has: (id: string) => book.has(id) || PAGE.has(id),
    word: (vocabulary: string, value: string | number) => book.text(`${vocabulary}-${value}`),
  };
}

const WINDOW = { number: 1, asked: true, total: 4000, left: 4000 };
const legal = (...texts: readonly string[]): Choices =>
  readLegal(texts.map((text) => ({ text, say: null })));

describe('names', () => {
  it('come from the game, then from the page, then from the view', () => {
    const texts = textsOf('field-gems = gems in the chest');
    expect(nameOf('gems', texts)).toBe('gems in the chest');
    expect(nameOf('turn_no', texts)).toBe('turn');
    expect(nameOf('last_bid', texts)).toBe('last bid');
  });

  it('of values come from the vocabularies', () => {
    const texts = textsOf('card-q = Queen\nphase-main = main phase');
    expect(['q', 'main', 'true', '17'].map((value) => wordOf(value, texts))).toEqual([
      'Queen',
      'main phase',
      'yes',
      '17',
    ]);
  });
});

describe('the question', () => {
  const texts = textsOf('');

  it('says whose turn it is only when it is a turn', () => {
    expect(questionOf({ window: null, legal: legal('draw', 'pass'), texts })).toMatch(/^Your turn/);
  });

  it('says that one may react in a window', () => {
    expect(questionOf({ window: WINDOW, legal: legal('snap 3', 'pass'), texts })).toMatch(
      /^You may react/,
    );
    expect(questionOf({ window: WINDOW, legal: legal('pass'), texts })).toMatch(
      /nothing to react with/,
    );
  });
});
