import { describe, expect, it } from 'vitest';
import { Choices } from './choices';
import { Draft } from './draft.svelte';

const choices = (...texts: readonly string[]): Choices =>
  new Choices(texts.map((text) => ({ text, say: null })));

describe('Draft', () => {
  it('picks, lets go and takes back', () => {
    const legal = choices('rune red 2 3');
    const draft = new Draft(() => legal);
    draft.toggle('2');
    draft.toggle('3');
    expect(draft.picked).toEqual(['2', '3']);
    draft.toggle('2');
    expect(draft.picked).toEqual(['3']);
    draft.only('2', '3');
    draft.back();
    expect(draft.picked).toEqual(['2']);
    expect(draft.choice('rune red 2 3')?.verb).toBe('rune');
    expect(draft.choice('rune blue 2 3')).toBeUndefined();
  });

  it('forgets everything when other actions become legal', () => {
    let legal = choices('draw');
    const draft = new Draft(() => legal);
    draft.toggle('deck');
    expect(draft.any).toBe(true);
    legal = choices('draw');
    expect(draft.any).toBe(false);
    expect(draft.has('deck')).toBe(false);
  });
});
