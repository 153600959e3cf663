import { describe, expect, it } from 'vitest';
import { Choices } from './choices';

const legal = new Choices(
  ['draw', 'pass', 'pounce 0 2 3', 'pounce 1 2 0', 'pounce 1 3 0', 'steal 1 hand'].map((text) => ({
    text,
    say: text === 'pass' ? 'Let it be' : null,
  })),
);

describe('Choices', () => {
  it('groups actions by their verb, in order', () => {
    expect(legal.verbs).toEqual(['draw', 'pass', 'pounce', 'steal']);
    expect(legal.of('pounce').map(({ words }) => words.join(' '))).toEqual([
      '0 2 3',
      '1 2 0',
      '1 3 0',
    ]);
    expect(legal.of('snap')).toEqual([]);
  });

  it('finds actions by some of their words', () => {
    expect(legal.where('pounce', null, 2).map(({ text }) => text)).toEqual([
      'pounce 0 2 3',
      'pounce 1 2 0',
    ]);
    expect(legal.where('pounce', 1, 3, 0).map(({ text }) => text)).toEqual(['pounce 1 3 0']);
  });

  it('tells what can be tapped at one place of a verb', () => {
    expect([...legal.at('pounce', 0)]).toEqual(['0', '1']);
    expect([...legal.at('pounce', 1, 1)]).toEqual(['2', '3']);
    expect([...legal.at('steal', 1)]).toEqual(['hand']);
  });

  it('says the sentence of an action, or its text', () => {
    expect(legal.sentence('pass')).toBe('Let it be');
    expect(legal.sentence('draw')).toBe('draw');
    expect(legal.has('draw')).toBe(true);
    expect(legal.has('draw 1')).toBe(false);
  });
});
