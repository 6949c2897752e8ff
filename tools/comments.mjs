import { ensureChosenDatabase } from './ensureFirestore.mjs';
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
ensureChosenDatabase();
const wishes = process.argv.slice(2);
process.exit(
  run(process.execPath, ['--import', 'tsx', 'tools/comments/main.ts', ...wishes]) ? 0 : 1,
);
