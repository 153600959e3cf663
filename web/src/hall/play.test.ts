import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { classList: { toggle: () => undefined } } });
const { guestAmong, tableIn } = await import('./play');

describe('tableIn', () => {
  it.each([
    ['5of1r1YvDCtD', '5of1r1YvDCtD'],
    ['  Ww5p-2LSsCPC ', 'Ww5p-2LSsCPC'],
    ['http://hall.example:8140/t/Ww5p-2LSsCPC', 'Ww5p-2LSsCPC'],
    ['https://hall.example/t/Ww5p-2LSsCPC/replay?at=3', 'Ww5p-2LSsCPC'],
    ['KMT RXB', null],
    ['kmtrxb', null],
    ['two words', null],
    ['<script>', null],
    ['', null],
  ])('reads %j', (typed, table) => {
    expect(tableIn(typed)).toBe(table);
  });
});

describe('guestAmong', () => {
  it('finds a name for everybody who has none', () => {
    const guest = guestAmong(['', 'Alrun']);
    expect(guestAmong([guest, ''])).toBe(`${guest} 2`);
    expect(guestAmong([guest.toUpperCase(), `${guest} 2`, `${guest} 3`])).toBe(`${guest} 4`);
  });
});
