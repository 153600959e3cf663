import { defineConfig } from 'vitest/config';

/** Whole games in a real browser: one file after the other, so that two cores are enough. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    // A browser, a hall and its bots share two cores; a game that ran out of time is played again.
    retry: 1,
  },
});
