/** Going on from a position of a finished game, at a table of its own. */
import { t, texts } from '../i18n';
import { api } from '../net/api';
import { keepExerciseSeat } from '../net/seats';
import { router, tablePath } from '../router.svelte';
import { preferences } from '../settings/preferences.svelte';

/** Opens the exercise and goes there; who tries again replaces the page they are on. */
export async function goOnFrom(
  table: string,
  ply: number,
  seat: number,
  { again = false }: { again?: boolean } = {},
): Promise<void> {
  const name = preferences.name.trim() || t('guest');
  const opened = await api.openExercise({ table, ply, seat, name, language: texts.locale });
  keepExerciseSeat(opened.table, opened.token);
  if (again) router.replace(tablePath(opened.table));
  else router.go(tablePath(opened.table));
}
