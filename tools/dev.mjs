import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
run(process.execPath, ['--import', 'tsx', 'builder/dev.ts']);
