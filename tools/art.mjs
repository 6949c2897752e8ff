import { ensureChromium } from './ensureChromium.mjs';
import { ensureInstalled, run } from './setup.mjs';

const wishes = process.argv.slice(2);
const isFromPackages = ['fonts', 'icons'].includes(wishes[0] ?? '');

ensureInstalled();
if (isFromPackages || wishes.length === 0) ensureInstalled('assets');
if (!isFromPackages) ensureChromium();
const made = run(process.execPath, ['--import', 'tsx', 'tools/art/art.ts', ...wishes]);
process.exit(made ? 0 : 1);
