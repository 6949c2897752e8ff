import { ensureChosenDatabase } from './ensureFirestore.mjs';
import { ensureInstalled, run } from './setup.mjs';

ensureInstalled();
ensureChosenDatabase();
run(process.execPath, ['--import', 'tsx', 'builder/dev.ts']);
