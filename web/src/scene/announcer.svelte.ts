/** What a screen reader is told: the same lines that the log shows, a few at a time. */

const TOGETHER = 150;
const MOST_LINES = 6;

class Announcer {
  /** The text of the live region. */
  text = $state('');
  #lines: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Tells a line; lines that come together are told together, the last few of them. */
  say(line: string): void {
    this.#lines.push(line);
    if (this.#timer !== undefined) return;
    this.#timer = setTimeout(() => {
      this.text = this.#lines.slice(-MOST_LINES).join(' ');
      this.#lines = [];
      this.#timer = undefined;
    }, TOGETHER);
  }
}

export const announcer = new Announcer();
