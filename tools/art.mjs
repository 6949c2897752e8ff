import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
ensureChromium();
const made = run(process.execPath, [
  '--import',
  'tsx',
  'tools/art/art.ts',
  ...process.argv.slice(2),
]);
process.exit(made ? 0 : 1);
