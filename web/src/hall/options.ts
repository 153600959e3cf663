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

/** Three are good company in every game that has room for three. */
const COMPANY = [3, 2];

/** How many play when nobody has said how many. */
export function usualSeats({ seats }: GameInfo): number {
  return COMPANY.find((count) => seats.includes(count)) ?? seats[0] ?? 2;
}

/** A preset as it is offered: with the present number of seats, or with the one it needs. */
export interface Offered {
  readonly preset: PresetInfo;
  readonly seats: number;
  readonly fits: boolean;
}

/** Every preset; of those that only differ in what the hall fixes, the first. */
export function presetsOffered(game: GameInfo, seats: number): readonly Offered[] {
  const open = game.options.filter(({ fixed, name }) => !fixed && name !== 'preset');
  const found = new Map<string, Offered>();
  for (const preset of game.presets) {
    const says = JSON.stringify(open.map((option) => presetValue(game, preset.id, option)));
    if (found.has(says)) continue;
    const fits = preset.seats.includes(seats);
    found.set(says, { preset, fits, seats: fits ? seats : nearest(preset.seats, seats) });
  }
  return [...found.values()];
}

/** The number nearest to one, the larger of two. */
function nearest(numbers: readonly number[], to: number): number {
  return numbers.reduce(
    (best, each) => (Math.abs(each - to) <= Math.abs(best - to) ? each : best),
    numbers[0] ?? to,
  );
}

export function same(one: unknown, two: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(two);
}
