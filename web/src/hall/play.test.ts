import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('location', { pathname: '/' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { documentElement: { classList: { toggle: () => undefined } } });
const { tableIn } = await import('./play');

describe('tableIn', () => {
  it.each([
    ['5of1r1YvDCtD', '5of1r1YvDCtD'],
    ['  Ww5p-2LSsCPC ', 'Ww5p-2LSsCPC'],
    ['http://hall.example:8140/t/Ww5p-2LSsCPC', 'Ww5p-2LSsCPC'],
    ['https://hall.example/t/Ww5p-2LSsCPC/replay?at=3', 'Ww5p-2LSsCPC'],
    ['two words', null],
    ['<script>', null],
    ['', null],
  ])('reads %j', (typed, table) => {
    expect(tableIn(typed)).toBe(table);
  });
});
