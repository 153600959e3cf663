import { describe, expect, it } from 'vitest';
import { readLegal } from './choices';
import type { Grammar } from './grammar';

const GRAMMAR: Grammar = {
  draw: ['draw'],
  pass: ['pass'],
  pounce: [
    'pounce',
    { part: 'own', is: 'number' },
    { part: 'seat', is: 'number' },
    { part: 'place', is: 'number' },
  ],
  'steal-hand': ['steal', { part: 'seat', is: 'number' }, 'hand'],
  tourist: ['tourist', { part: 'section', is: 'number' }],
  'tourist-none': ['tourist', 'none'],
  play: ['play', { part: 'card', is: 'word' }],
  'play-copy': ['play', 'copy', { part: 'seat', is: 'number' }],
  cast: ['cast', { part: 'cards', is: 'words' }],
};

const legal = readLegal(
  ['draw', 'pass', 'pounce 0 2 3', 'pounce 1 2 0', 'pounce 1 3 0', 'steal 1 hand'].map((text) => ({
    text,
    say: text === 'pass' ? 'Let it be' : null,
  })),
  GRAMMAR,
);

describe('Choices', () => {
  it('finds actions by their kind, with their parts', () => {
    expect(legal.of('pounce').map(({ parts }) => parts)).toEqual([
      { own: 0, seat: 2, place: 3 },
      { own: 1, seat: 2, place: 0 },
      { own: 1, seat: 3, place: 0 },
    ]);
    expect(legal.of('draw', 'pass').map(({ text }) => text)).toEqual(['draw', 'pass']);
    expect(legal.of('snap')).toEqual([]);
  });

  it('finds actions by some of their parts', () => {
    expect(legal.where('pounce', { seat: 2 }).map(({ text }) => text)).toEqual([
      'pounce 0 2 3',
      'pounce 1 2 0',
    ]);
    const all = { own: 1, seat: 3, place: 0 };
    expect(legal.where('pounce', all).map(({ text }) => text)).toEqual(['pounce 1 3 0']);
  });

  it('says the sentence of an action, or its text', () => {
    expect(legal.sentence('pass')).toBe('Let it be');
    expect(legal.sentence('draw')).toBe('draw');
    expect(legal.has('draw')).toBe(true);
    expect(legal.has('draw 1')).toBe(false);
  });
});

describe('a grammar', () => {
  const read = (text: string, grammar = GRAMMAR): readonly unknown[] =>
    readLegal([{ text, say: null }], grammar).all.map(({ kind, parts }) => [kind, parts]);

  it('tells kinds apart by their fixed words, and numbers from words', () => {
    expect(read('tourist 7')).toEqual([['tourist', { section: 7 }]]);
    expect(read('tourist none')).toEqual([['tourist-none', {}]]);
    expect(read('play copy')).toEqual([['play', { card: 'copy' }]]);
    expect(read('play copy 2')).toEqual([['play-copy', { seat: 2 }]]);
    expect(read('pounce 1 2 -1')).toEqual([['pounce', { own: 1, seat: 2, place: -1 }]]);
  });

  it('gathers all that is left in a part of several words', () => {
    expect(read('cast 3')).toEqual([['cast', { cards: ['3'] }]]);
    expect(read('cast 3 4')).toEqual([['cast', { cards: ['3', '4'] }]]);
  });

  it('makes what it does not know a kind of its own', () => {
    expect(read('draw twice')).toEqual([['draw twice', {}]]);
    expect(read('pass', {})).toEqual([['pass', {}]]);
  });
});
