import { existsSync } from 'node:fs';
import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled, root, run } from './setup.mjs';

const names = process.argv.slice(2);
const files = names.map((name) => `tests/screens/${name}.test.ts`);
const unknown = files.filter((file) => !existsSync(root + file));

if (names.length === 0) {
  console.error('Which screen? Try: npm run play dvd-screensaver');
  process.exit(1);
}
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to play. Write it like its neighbours.`);
  process.exit(1);
}
ensureInstalled();
ensureChromium();
const played = run('npx', ['vitest', 'run', '--config', 'tools/play/vitest.config.ts', ...files]);
process.exit(played ? 0 : 1);
