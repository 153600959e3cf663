import { describe, expect, it } from 'vitest';
import type { RuneView } from '../../games/rune';
import { partly } from '../../kit/testing';
import { heldAreas, longestLine, shownOn, teamsOf, waysOf } from './table';

/** The example of the rules. */
const view = partly<RuneView>({
  options: { manifest: 'reconstructed-1', mode: 'duel' },
  table: [
    { card: 'S', x: 0, y: 0, rot: 0 },
    { card: 'O', x: -2, y: 2, rot: 3 },
    { card: 'D', x: -2, y: -1, rot: 3 },
  ],
  masters_placed: [
    { seat: 1, x: 1, y: 0 },
    { seat: 0, x: -1, y: 3 },
  ],
  tokens_placed: [],
});

describe('the layout of RUNE', () => {
  it('shows the latest card of every cell', () => {
    const shown = shownOn(view);
    const row = (y: number): string =>
      [-2, -1, 0, 1].map((x) => shown.get(`${x} ${y}`) ?? '.').join('');
    expect([-1, 0, 1, 2, 3].map(row)).toEqual(['GRB.', 'GBBG', '..BR', 'RGBB', 'RGG.']);
  });

  it("shows the faces of a table's own set", () => {
    const manifest = {
      games: ['rune'],
      name: 'mine',
      start: 'GGGGGG',
      cards: [
        { card: 'O', face: 'RRRRRR' },
        { card: 'D', face: 'BBBBBB' },
      ],
    };
    const shown = shownOn({ ...view, options: { ...view.options, manifest } });
    expect([shown.get('0 1'), shown.get('-2 2'), shown.get('-2 -1')]).toEqual(['G', 'R', 'B']);
  });

  it('borders the area around each Rune Master', () => {
    const areas = heldAreas(view).map(({ seat, cells }) => [seat, cells.length]);
    expect(areas).toEqual([
      [1, 1],
      [0, 3],
    ]);
  });

  it('shows the colour of a token', () => {
    const tokened = { ...view, tokens_placed: [{ seat: 0, x: 1, y: 1, color: 'G' as const }] };
    expect(shownOn(tokened).get('1 1')).toBe('G');
    expect(heldAreas(tokened)[0]?.cells).toHaveLength(2);
  });

  it('knows which cards look the same after half a turn', () => {
    expect([waysOf('BBGGBB'), waysOf('BBBGGR')]).toEqual([2, 4]);
  });

  it('measures the longest line of each colour', () => {
    // Rows from -1 to 3: GRB. GBBG ..BR RGBB RGG.
    expect(['B', 'G', 'R'].map((colour) => longestLine(view, colour))).toEqual([4, 2, 2]);
  });

  it('knows who plays together', () => {
    const teams = partly<RuneView>({ ...view, points: [3, 1, 3, 1], scores: [3, 1] });
    expect(teamsOf(teams)).toBeNull();
    const together = { ...teams, options: { ...teams.options, mode: 'teams' as const } };
    expect(teamsOf(together)).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});
