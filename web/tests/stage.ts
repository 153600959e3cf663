/** What a file of tests needs: a hall and a browser of its own, and people who visit. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { newVisitor, openBrowser, type Kind, type Visitor } from './browser';
import { Hall } from './hall';

export interface Stage {
  readonly hall: Hall;
  /** Somebody with a browser of their own comes to the hall. */
  visit(kind?: Kind): Promise<Visitor>;
}

/** Opened before the first test of a file, closed after its last. */
export function openStage(): Stage {
  let hall: Hall;
  let browser: Browser;
  beforeAll(async () => {
    [hall, browser] = await Promise.all([Hall.open(), openBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await hall?.close();
  });
  return {
    get hall() {
      return hall;
    },
    visit: (kind) => newVisitor(browser, hall.address, kind),
  };
}
