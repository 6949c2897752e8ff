import { fileURLToPath } from 'node:url';
import { ensureInstalled, run } from './setup.mjs';

/** @param {string[]} parts */
const isComplete = (...parts) => run(process.execPath, ['tools/missing/main.mjs', ...parts]);

/** Without them the site cannot be built. */
export const areWordsComplete = () => isComplete('words');
export const areScreensComplete = () => isComplete('guide', 'pictures');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureInstalled();
  process.exit(isComplete() ? 0 : 1);
}
