import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole games take longest by far: they begin, and everything else is played beside them. */
class WholeGamesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isGames = (file: TestSpecification) => file.moduleId.endsWith('/games.test.ts');
    const others = await super.sort(files.filter((file) => !isGames(file)));
    return [...files.filter(isGames), ...others];
  }
}

/** Whole games in a real browser: two files at a time, each with a hall and a browser of its own. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // What a press leads to may take its time on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 2,
    sequence: { sequencer: WholeGamesFirst },
  },
});
