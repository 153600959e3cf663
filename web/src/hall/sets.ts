/** The set a table is played with: our reconstruction, or one that somebody has brought. */
import { t } from '../i18n';
import type { GameInfo, OptionInfo, TableInfo } from '../wire';
import { inLanguage } from './hall.svelte';

/** The option that holds the set, in games that can be played with others. */
export const SET_OPTION = 'manifest';

export const setOption = (game: GameInfo): OptionInfo | undefined =>
  game.options.find(({ name }) => name === SET_OPTION);

type Chosen = Pick<TableInfo, 'options'>;

/** Whether somebody has brought a set of their own. */
export function isOwnSet({ options }: Chosen): boolean {
  return typeof options[SET_OPTION] === 'object';
}

/** What is kept when everything else goes back to an edition. */
export function ownSet(table: Chosen): Record<string, unknown> {
  return isOwnSet(table) ? { [SET_OPTION]: table.options[SET_OPTION] } : {};
}

/** What the set is called. */
export function setName(option: OptionInfo, { options }: Chosen): string {
  const chosen = options[SET_OPTION] ?? option.default;
  if (typeof chosen !== 'object' || chosen === null) {
    const known = option.choices.find(({ value }) => value === chosen);
    return known ? inLanguage(known.words) : String(chosen);
  }
  const name = 'name' in chosen ? chosen.name : undefined;
  return typeof name === 'string' ? t('own-set', { name }) : t('own-set-unnamed');
}
