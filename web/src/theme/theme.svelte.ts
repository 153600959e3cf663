/** Day or night: follows the device until somebody chooses. */

export type ThemeChoice = 'auto' | 'day' | 'night';

const STORAGE_KEY = 'runehall.theme';
const BAR_COLOUR = { day: '#efe6d5', night: '#1b1714' };

class Theme {
  choice = $state<ThemeChoice>('auto');
  #deviceIsDark = $state(false);

  /** What is shown now. */
  readonly shown = $derived<'day' | 'night'>(
    this.choice === 'auto' ? (this.#deviceIsDark ? 'night' : 'day') : this.choice,
  );

  /** Reads the remembered choice, listens to the device and paints the page. Call once at start. */
  start(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#deviceIsDark = dark.matches;
    dark.addEventListener('change', (event) => {
      this.#deviceIsDark = event.matches;
      this.#paint();
    });
    const remembered = localStorage.getItem(STORAGE_KEY);
    if (remembered === 'day' || remembered === 'night') this.choice = remembered;
    this.#paint();
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    if (choice === 'auto') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, choice);
    this.#paint();
  }

  /** The one-tap switch: the other of the two. */
  toggle(): void {
    this.choose(this.shown === 'day' ? 'night' : 'day');
  }

  #paint(): void {
    document.documentElement.dataset.theme = this.shown;
    document
      .querySelector('meta[name="theme-color"]')
      ?.setAttribute('content', BAR_COLOUR[this.shown]);
  }
}

export const theme = new Theme();
