import { buildIfChanged } from './build-if-changed.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
process.exit(buildIfChanged() ? 0 : 1);
