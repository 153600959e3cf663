/** My games as the page shows them: asked for once, and again when something has changed. */
import { sentenceOf } from '../net/api';
import { chronicles, needKey, readChronicle } from '../net/chronicle';
import { forgetKey, hasPlayed, myKey } from '../net/seats';
import type { Family, GameFigures, PlayedGame } from '../wire';

export class MineCtrl {
  /** Whether anything has been heard yet. */
  known = $state(false);
  trouble = $state<string | null>(null);
  key = $state.raw<string | null>(myKey());
  games = $state.raw<readonly PlayedGame[]>([]);
  total = $state(0);
  figures = $state.raw<readonly GameFigures[]>([]);
  families = $state.raw<readonly Family[]>([]);

  /** Looks up what I have played; who has played here before there were keys gets one now. */
  async load({ families = true } = {}): Promise<void> {
    this.trouble = null;
    try {
      if (hasPlayed()) await needKey();
      const found = await readChronicle();
      this.key = myKey();
      this.games = found?.played.games ?? [];
      this.total = found?.played.total ?? 0;
      this.figures = found?.figures ?? [];
      if (families) await this.#loadFamilies(found?.families ?? []);
    } catch (error) {
      this.trouble = sentenceOf(error);
    }
    this.known = true;
  }

  async #loadFamilies(ids: readonly string[]): Promise<void> {
    const { key } = this;
    if (key !== null)
      this.families = await Promise.all(ids.map((id) => chronicles.family(key, id)));
  }

  async older(): Promise<void> {
    const key = myKey();
    if (key === null) return;
    const more = await chronicles.games(key, this.games.length);
    const shown = new Set(this.games.map(({ table }) => table));
    this.games = [...this.games, ...more.games.filter(({ table }) => !shown.has(table))];
    this.total = more.total;
  }

  /** Joins a family, or begins one. */
  async enter(name: string, family: string | null): Promise<void> {
    const key = await needKey();
    const entered = await chronicles.enterFamily(key, { name, family });
    this.key = key;
    this.families = [...this.families.filter(({ id }) => id !== entered.id), entered];
  }

  async leave(family: string): Promise<void> {
    if (this.key === null) return;
    await chronicles.leaveFamily(this.key, family);
    this.families = this.families.filter(({ id }) => id !== family);
  }

  /** Deletes all that the hall knows of me. */
  async remove(): Promise<void> {
    if (this.key === null) return;
    await chronicles.remove(this.key);
    forgetKey();
    this.key = null;
    [this.games, this.figures, this.families, this.total] = [[], [], [], 0];
  }
}
