import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/' });
const { placeOf, replayPath, rulesPath, tablePath } = await import('./router.svelte');

describe('addresses', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/t/abc-_1', { page: 'table', table: 'abc-_1' }],
    ['/t/abc/replay', { page: 'replay', table: 'abc' }],
    ['/replay', { page: 'record' }],
    ['/mine', { page: 'mine' }],
    ['/rules', { page: 'rules', game: null }],
    ['/rules/market', { page: 'rules', game: 'market' }],
    ['/about', { page: 'about' }],
    ['/t', { page: 'nowhere' }],
    ['/t/abc/else', { page: 'nowhere' }],
    ['/somewhere', { page: 'nowhere' }],
  ])('%s leads to its page', (path, place) => {
    expect(placeOf(path)).toEqual(place);
  });

  it('leads back to what an address was made of', () => {
    expect(placeOf(tablePath('a b'))).toEqual({ page: 'table', table: 'a b' });
    expect(placeOf(rulesPath('rune'))).toEqual({ page: 'rules', game: 'rune' });
    expect(replayPath('x', 12, -1)).toBe('/t/x/replay?at=12&seat=-1');
  });
});
