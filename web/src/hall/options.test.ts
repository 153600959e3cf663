import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo, TableInfo } from '../wire';
import { presetOf, presetsOffered, presetValue, rangeOf } from './options';

const words = { en: '', de: '' };
const option = (name: string, value: unknown, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  words,
  help: words,
  default: value,
  allowed: '',
  choices: [],
  fixed: false,
  ...more,
});
const game = {
  default_preset: 'standard',
  seat_presets: { '2': 'duel' },
  presets: [
    { id: 'standard', words, help: null, values: {}, seats: [2, 3] },
    { id: 'duel', words, help: null, values: { target: 20 }, seats: [2] },
    { id: 'sealed', words, help: null, values: { sealed: false }, seats: [2, 3] },
  ],
  options: [option('target', 50), option('cards', 4), option('sealed', true, { fixed: true })],
} as unknown as GameInfo;
const table = (seats: number, options: object, preset: string | null = null): TableInfo =>
  ({ preset, options, seats: Array.from({ length: seats }) }) as unknown as TableInfo;

describe('options of a table', () => {
  it('reads ranges of numbers, with or without none', () => {
    expect(rangeOf(option('a', 1, { allowed: '10 to 500' }))).toEqual({
      least: 10,
      most: 500,
      orNone: false,
    });
    expect(rangeOf(option('a', 1, { allowed: '1 to 1000, null' }))?.orNone).toBe(true);
    expect(rangeOf(option('a', 1, { allowed: 'deck76 or an object' }))).toBeNull();
  });

  it('follows the preset of the number of seats', () => {
    expect(presetOf(game, table(2, {}))).toBe('duel');
    expect(presetOf(game, table(3, {}))).toBe('standard');
    expect(presetOf(game, table(2, {}, 'standard'))).toBe('standard');
    expect(presetValue(game, 'duel', option('target', 50))).toBe(20);
  });

  it('offers every preset once, and one for other seats with the number it needs', () => {
    const offered = (seats: number): unknown[] =>
      presetsOffered(game, seats).map(({ preset, seats: needed, fits }) => [
        preset.id,
        needed,
        fits,
      ]);
    expect(offered(2)).toEqual([
      ['standard', 2, true],
      ['duel', 2, true],
    ]);
    expect(offered(3)).toEqual([
      ['standard', 3, true],
      ['duel', 2, false],
    ]);
  });
});
