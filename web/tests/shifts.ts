/** Notes everything on a table that jumps; pieces that travel do not. */
import type { Page } from 'playwright-core';

const MOST_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

type Watching = Window & { shifts?: string[] };

/** From now on; also what follows a press within a moment, which browsers do not count. */
export async function watchShifts(page: Page): Promise<void> {
  await page.evaluate(async (most) => {
    await document.fonts.ready;
    const shifts: string[] = [];
    (window as Watching).shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => ({
          element: node instanceof Element ? node : node?.parentElement,
          previousRect,
          currentRect,
        }));
        // Dialogs lie above the table, and the result is no table any more.
        if (entry.value < most || moved.some(({ element }) => element?.closest('dialog, .over')))
          continue;
        const what = moved.map(({ element, previousRect, currentRect }) => {
          const where = [previousRect, currentRect].map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(' '),
          );
          return `${element?.outerHTML.slice(0, 80)} from ${where[0]} to ${where[1]}`;
        });
        shifts.push(`${entry.value}: ${what.join('; ')}`);
      }
    }).observe({ type: 'layout-shift' });
  }, MOST_SHIFT);
}

/** What has jumped since. */
export async function shiftsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => (window as Watching).shifts ?? ['nobody has watched']);
}
