import { describe, expect, it } from 'vitest';
import { Draft } from './draft.svelte';

describe('Draft', () => {
  it('picks, lets go and takes back', () => {
    const draft = new Draft(() => 'the first turn');
    draft.toggle('2');
    draft.toggle('3');
    expect(draft.picked).toEqual(['2', '3']);
    draft.toggle('2');
    expect(draft.picked).toEqual(['3']);
    draft.only('2', '3');
    draft.back();
    expect(draft.picked).toEqual(['2']);
  });

  it('forgets everything when other actions become legal', () => {
    let legal = ['draw'];
    const draft = new Draft(() => legal);
    draft.toggle('deck');
    expect(draft.any).toBe(true);
    legal = ['draw'];
    expect(draft.any).toBe(false);
    expect(draft.has('deck')).toBe(false);
  });
});
