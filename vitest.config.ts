import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/longestFirst.ts';

export default defineConfig({
  test: {
    // Files of one worker share what they import: loading it for each took longer than its tests.
    isolate: false,
    // One less than there are cores would leave half of a small machine idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
          include: [
            '{site,contract,server,builder,tools}/**/*.test.{ts,tsx}',
            'tests/{server,source}/**/*.test.ts',
          ],
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
