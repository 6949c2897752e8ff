import { run } from './setup.mjs';

const files = ['tests/server/comment-fuzz.test.ts', 'tests/server/crash.test.ts'];
process.exit(run('npm', ['test', ...files], { FUZZ: 'long', CRASHES: 'long' }) ? 0 : 1);
