/** How an option of a game can be shown and changed, from what the server says about it. */
import type { GameInfo, OptionInfo, PresetInfo, TableInfo } from '../wire';

/** A whole number in a range, perhaps with "none": what `allowed` says when there are no choices. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly orNone: boolean;
}

export function rangeOf({ allowed, choices }: OptionInfo): NumberRange | null {
  if (choices.length > 0) return null;
  const found = /^(-?\d+) to (-?\d+)(, null)?$/.exec(allowed);
  if (!found) return null;
  return { least: Number(found[1]), most: Number(found[2]), orNone: found[3] !== undefined };
}

/** What the preset of a table says about an option. */
export function presetValue(game: GameInfo, preset: string, option: OptionInfo): unknown {
  const values = game.presets.find(({ id }) => id === preset)?.values ?? {};
  return option.name in values ? values[option.name] : option.default;
}

/** The preset a table follows. */
export function presetOf(game: GameInfo, table: TableInfo): string {
  return table.preset ?? usualPreset(game, table.seats.length);
}

/** The preset of a table when nobody has chosen one. */
export function usualPreset(game: GameInfo, seats: number): string {
  return game.seat_presets[String(seats)] ?? game.default_preset;
}

/** The presets for a number of seats; of those that only differ in what the hall fixes, the first. */
export function presetsFor(game: GameInfo, seats: number): readonly PresetInfo[] {
  const open = game.options.filter(({ fixed, name }) => !fixed && name !== 'preset');
  const found = new Map<string, PresetInfo>();
  for (const preset of game.presets) {
    if (!preset.seats.includes(seats)) continue;
    const says = JSON.stringify(open.map((option) => presetValue(game, preset.id, option)));
    if (!found.has(says)) found.set(says, preset);
  }
  return [...found.values()];
}

/** The options that differ from the preset, with one of them set anew. */
export function changedOptions(
  game: GameInfo,
  table: TableInfo,
  name: string,
  value: unknown,
): Record<string, unknown> {
  const preset = presetOf(game, table);
  const changed: Record<string, unknown> = {};
  for (const option of game.options) {
    if (option.fixed || !(option.name === name || option.name in table.options)) continue;
    const now = option.name === name ? value : table.options[option.name];
    if (!same(now, presetValue(game, preset, option))) changed[option.name] = now;
  }
  return changed;
}

export function same(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
