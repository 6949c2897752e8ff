import { buildIfChanged } from './buildIfChanged.mjs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
ensureChromium();
if (!buildIfChanged()) process.exit(1);
process.exit(
  run(process.execPath, ['--import', 'tsx', 'tools/bench/bench.ts', ...process.argv.slice(2)])
    ? 0
    : 1,
);
