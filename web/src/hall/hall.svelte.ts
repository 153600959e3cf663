/** What the hall offers: games, levels, paces. Asked for once. */
import { t, texts } from '../i18n';
import { api } from '../net/api';
import type { Offered } from './options';
import type { GameInfo, HallInfo, LevelInfo, PaceInfo, Words } from '../wire';

/** Words of the server in the language of the page. */
export const inLanguage = (words: Words): string => words[texts.locale];

/** A preset among others to choose from; one for another number of seats says which it needs. */
export function presetOption({ preset: { id, words }, seats, fits }: Offered): {
  value: string;
  label: string;
} {
  const name = inLanguage(words);
  return { value: id, label: fits ? name : texts.t('preset-needs', { name, count: seats }) };
}

/** "2–6 players", or "1, 2 or 4 players" where a number between is missing. */
export function playersIn(seats: readonly number[]): string {
  const least = seats[0] ?? 1;
  const most = seats.at(-1) ?? least;
  if (seats.length === most - least + 1) return t('players', { least, most });
  // "1, 2 or 4": without a comma before the last.
  const language = texts.locale === 'en' ? 'en-GB' : texts.locale;
  const numbers = new Intl.ListFormat(language, { type: 'disjunction' });
  return t('players-of', { numbers: numbers.format(seats.map(String)) });
}

class Hall {
  info = $state.raw<HallInfo | null>(null);
  #asked: Promise<HallInfo> | undefined;

  /** Everything on offer; a failure is forgotten, so that one can ask again. */
  load(): Promise<HallInfo> {
    this.#asked ??= api.hall().then(
      (info) => (this.info = info),
      (error: unknown) => {
        this.#asked = undefined;
        throw error;
      },
    );
    return this.#asked;
  }

  game(id: string): GameInfo | undefined {
    return this.info?.games.find((game) => game.id === id);
  }

  level(id: string | null): LevelInfo | undefined {
    return this.info?.levels.find((level) => level.id === id);
  }

  pace(id: string): PaceInfo | undefined {
    return this.info?.paces.find((pace) => pace.id === id);
  }

  nameOf(game: string): string {
    const found = this.game(game);
    return found ? inLanguage(found.words) : game;
  }
}

export const hall = new Hall();
