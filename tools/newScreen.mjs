import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
const made = run(process.execPath, [
  '--import',
  'tsx',
  'tools/newScreen/main.ts',
  ...process.argv.slice(2),
]);
process.exit(made ? 0 : 1);
