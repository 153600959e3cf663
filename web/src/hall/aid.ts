/** The memory aid of games that have one: an option that is switched where a game is started. */
import { preferences } from '../settings/preferences.svelte';
import type { GameInfo, OptionInfo, PresetInfo } from '../wire';

export interface MemoryAid {
  readonly option: OptionInfo;
  /** The value that switches it on. */
  readonly on: unknown;
}

/** The aid of a game, as its cover names it. */
export function aidOf(
  game: GameInfo,
  aid: { readonly option: string; readonly on: string } | undefined,
): MemoryAid | null {
  const option = game.options.find(({ name }) => name === aid?.option);
  return aid && option ? { option, on: aid.on } : null;
}

/** Whether a preset is played with the aid: as it says itself, else as I had it last. */
export function isAided({ option, on }: MemoryAid, preset: PresetInfo | undefined): boolean {
  const said = preset?.values[option.name];
  return said === undefined ? preferences.memoryAid : said === on;
}

/** What has to be changed of a preset for the aid to be on or off. */
export function aidChange(
  { option, on }: MemoryAid,
  preset: PresetInfo | undefined,
  wanted: boolean,
): Record<string, unknown> {
  const played = (preset?.values[option.name] ?? option.default) === on;
  return played === wanted ? {} : { [option.name]: wanted ? on : option.default };
}
