import { buildIfChanged } from './buildIfChanged.mjs';
import { ensureChosenDatabase } from './ensureFirestore.mjs';
import { ensureInstalled, root } from './setup.mjs';

ensureInstalled();
ensureChosenDatabase();
if (!buildIfChanged()) process.exit(1);
process.chdir(root);
await import(new URL('../dist/server/main.js', import.meta.url).href);
