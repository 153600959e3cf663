/** Learning a game by playing it: where I am in each lesson, remembered in the browser. */
import { t, texts } from '../i18n';
import { api, Refusal } from '../net/api';
import { keepLessonSeat } from '../net/seats';
import { router, tablePath } from '../router.svelte';
import { preferences } from '../settings/preferences.svelte';

const KEY = 'runehall.lessons';

interface Reached {
  readonly chapter: number;
  readonly done: boolean;
}

const NOTHING: Reached = { chapter: 0, done: false };

class Lessons {
  #games = $state.raw<Readonly<Record<string, Reached>>>(read());

  of(game: string): Reached {
    return this.#games[game] ?? NOTHING;
  }

  /** I am in this chapter; whoever has been to the end begins anew and stays done. */
  reached(game: string, chapter: number): void {
    this.#keep(game, { chapter, done: this.of(game).done });
  }

  finished(game: string): void {
    this.#keep(game, { chapter: 0, done: true });
  }

  #keep(game: string, reached: Reached): void {
    this.#games = { ...this.#games, [game]: reached };
    localStorage.setItem(KEY, JSON.stringify(this.#games));
  }
}

function read(): Readonly<Record<string, Reached>> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(isReached));
  } catch {
    return {};
  }
}

function isReached(entry: [string, unknown]): entry is [string, Reached] {
  const reached = entry[1] as Partial<Reached> | null;
  return Number.isInteger(reached?.chapter) && typeof reached?.done === 'boolean';
}

export const lessons = new Lessons();

/** Begins the lesson of a game, or goes on where I was: at a table of its own. */
export async function learn(game: string): Promise<void> {
  const { chapter } = lessons.of(game);
  try {
    router.go(await open(game, chapter));
  } catch (error) {
    // The lesson has become shorter since I was there.
    if (chapter === 0 || !(error instanceof Refusal) || error.code !== 'no_such_chapter')
      throw error;
    router.go(await open(game, 0));
  }
}

/** From one chapter to the next: going back leads out of the lesson. */
export async function learnOn(game: string, chapter: number): Promise<void> {
  router.replace(await open(game, chapter));
}

/** Opens the table of a chapter; its address. */
async function open(game: string, chapter: number): Promise<string> {
  const name = preferences.name.trim() || t('guest');
  const { table, token } = await api.openLesson({ game, chapter, name, language: texts.locale });
  keepLessonSeat(table, token);
  lessons.reached(game, chapter);
  return tablePath(table);
}
