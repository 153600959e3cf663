import { defineConfig } from 'vitest/config';

/** Whole games in a real browser: two files at a time, each with a hall and a browser of its own. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    // A browser, a hall and its bots share two cores; a game that ran out of time is played again.
    retry: 2,
  },
});
