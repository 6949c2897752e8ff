import { defineConfig } from 'vitest/config';

/** Plays screens on the development server: without a build, and before they are translated. */
export default defineConfig({
  root: '.',
  test: {
    include: ['tests/screens/*.test.ts'],
    globalSetup: 'tools/play/serve.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
