import { run } from './setup.mjs';

process.exit(run('npm', ['test', 'tests/soak.test.ts'], { SOAK: 'long' }) ? 0 : 1);
