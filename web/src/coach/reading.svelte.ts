/** What the coach has read in a finished game: asked for once, then waited for. */
import { api, sentenceOf } from '../net/api';
import type { Analysis, CoachMoment } from '../wire';

const ASK_AGAIN_AFTER = 700;

/** What of it is looked at. */
export type Chapter = 'moments' | 'luck' | 'memory' | 'races';

export class CoachReading {
  readonly table: string;
  told = $state.raw<Analysis | null>(null);
  trouble = $state<string | null>(null);
  chapter = $state<Chapter>('moments');
  /** The number of the moment that is shown. */
  chosen = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly ready = $derived(this.told?.stage === 'read');
  readonly moments = $derived<readonly CoachMoment[]>(this.told?.moments ?? []);
  readonly moment = $derived<CoachMoment | undefined>(this.moments[this.chosen]);

  constructor(table: string) {
    this.table = table;
  }

  /** Has the game read, and asks again until it is. */
  async begin(): Promise<void> {
    this.trouble = null;
    await this.#ask(() => api.analyse(this.table));
  }

  /** In another language. */
  async again(): Promise<void> {
    if (this.ready) await this.#ask(() => api.analysis(this.table));
  }

  end(): void {
    clearTimeout(this.#timer);
  }

  async #ask(question: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.told = await question();
    } catch (error) {
      this.trouble = sentenceOf(error);
      return;
    }
    if (this.told.stage === 'unread') this.trouble = sentenceOf(null);
    else if (this.told.stage !== 'read')
      this.#timer = setTimeout(
        () => void this.#ask(() => api.analysis(this.table)),
        ASK_AGAIN_AFTER,
      );
  }
}
