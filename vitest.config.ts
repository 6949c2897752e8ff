import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longestFirst.ts';

/** One less than there are cores would leave half of a small machine idle. */
const workers = availableParallelism();

export default defineConfig({
  test: {
    maxWorkers: workers,
    // Files of one worker share what they import: loading it for each file doubled that work.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{site,contract,server,builder,tools}/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/{server,source}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{server,source}/**'],
          globalSetup: 'tests/serve.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
