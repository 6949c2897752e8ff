import { ensureInstalled, runBin } from './setup.mjs';

ensureInstalled();
const wishes = process.argv.slice(2);
process.exit(runBin('vitest', ['run', '--project=unit', ...wishes]) ? 0 : 1);
