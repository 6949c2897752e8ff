import { run } from './setup.mjs';

const files = ['tests/server/commentFuzz.test.ts', 'tests/server/crash.test.ts'];
process.exit(run('npm', ['test', ...files], { FUZZ: 'long', CRASHES: 'long' }) ? 0 : 1);
