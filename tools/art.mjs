import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled, run } from './setup.mjs';

const wishes = process.argv.slice(2);
const [part] = wishes;
const fromPackages = ['fonts', 'icons'];

ensureInstalled();
for (const name of fromPackages) {
  if (part === undefined || part === name) ensureInstalled(`assets/${name}`);
}
if (!fromPackages.includes(part ?? '')) ensureChromium();
const made = run(process.execPath, ['--import', 'tsx', 'tools/art/art.ts', ...wishes]);
process.exit(made ? 0 : 1);
