/** The house rules of the page: who may import whom, and how long files get. */
import { describe, expect, it } from 'vitest';
import { filesOf, forbidden, importsOf, MAY_IMPORT, read, roomOf } from './arrows';

const CODE = filesOf(/\.(ts|svelte)$/);
const LONGEST_FILE = 400;
/** Written by a program, for a program. */
const GENERATED = ['wire.ts'];

describe('imports', () => {
  it('point one way', () => {
    const wrong = CODE.flatMap((path) =>
      importsOf(path, read(path)).flatMap((imported) => {
        const reason = forbidden(path, imported);
        return reason ? [`${path} imports ${imported}: ${reason}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('cannot go round in a circle: every room stands below those it may use', () => {
    const rooms = Object.keys(MAY_IMPORT);
    for (const [index, room] of rooms.entries())
      for (const used of MAY_IMPORT[room] ?? [])
        expect(rooms.slice(0, index), `${room} may import ${used}`).toContain(used);
  });

  it.each([
    ['kit/choices.ts', "import { TableCtrl } from '../live/ctrl.svelte';"],
    ['kit/places.svelte.ts', "import TableFrame from './frame/TableFrame.svelte';"],
    ['kit/frame/TableFrame.svelte', "<script>import { Scene } from '../../scene/scene.svelte';"],
    ['boards/market/goods.ts', "import { sideOf } from '../rune/table';"],
    ['boards/ground/glide.ts', "export { sideOf } from '../rune/table';"],
    ['kit/choices.ts', "import type { RuneGame } from '../games/rune';"],
    ['boards/rune/table.ts', "const load = () => import('../../table/TablePage.svelte');"],
    [
      'pieces/market/Bandit.svelte',
      "<script module>import Tappable from '../../ui/Tappable.svelte';",
    ],
    ['ui/Button.svelte', "<script lang='ts'>import type { Choice } from '../kit/choices';"],
    ['hall/play.ts', "import '../home/lists.svelte';"],
    ['attic/box.ts', "import { t } from '../i18n';"],
  ])('a wrong arrow is seen: %s, %s', (path, text) => {
    const source = text.startsWith('<') ? `${text}</script>\n<p>nothing</p>` : text;
    const imported = importsOf(path, source);
    expect(imported).toHaveLength(1);
    expect(forbidden(path, imported[0] ?? '')).not.toBe('');
  });

  it('leave to tests what is made for tests', () => {
    const users = CODE.filter((path) => importsOf(path, read(path)).includes('kit/testing'));
    expect(users.length).toBeGreaterThan(0);
    expect(users.filter((path) => !path.endsWith('.test.ts'))).toEqual([]);
  });

  it.each([
    ['boards/market/Piles.svelte', 'boards/market/goods'],
    ['boards/market/Piles.svelte', 'games/market'],
    ['boards/rune/RuneBoard.svelte', 'boards/ground/camera.svelte'],
    ['boards/registry.ts', 'boards/market/index'],
    ['kit/frame/TableFrame.svelte', 'kit/shell'],
    ['table/TablePage.svelte', 'lobby/Lobby.svelte'],
  ])('a right arrow is let through: %s to %s', (path, imported) => {
    expect(forbidden(path, imported)).toBe('');
  });
});

it('a room is a folder, or a file beside them', () => {
  expect(
    ['wire.ts', 'router.svelte.ts', 'pieces/deck/art/Signs.svelte', 'boards/registry.ts'].map(
      roomOf,
    ),
  ).toEqual(['wire', 'router', 'pieces', 'boards']);
  expect(['boards/market/view.ts', 'kit/frame/SeatAt.svelte'].map(roomOf)).toEqual([
    'boards/market',
    'kit/frame',
  ]);
});

const linesIn = (text: string): number => text.trimEnd().split('\n').length;

// Functions are measured by lint: `max-lines-per-function`.
it('files are short', () => {
  const long = filesOf(/\.(ts|svelte|css)$/)
    .filter((path) => !GENERATED.includes(path))
    .map((path) => [path, linesIn(read(path))] as const)
    .filter(([, lines]) => lines > LONGEST_FILE);
  expect(long).toEqual([]);
});

it('lines are counted as an editor counts them', () => {
  expect([linesIn('one\n'), linesIn('one\n\nthree')]).toEqual([1, 3]);
});
