import { buildIfChanged } from './buildIfChanged.mjs';
import { ensureInstalled } from './setup.mjs';

ensureInstalled();
process.exit(buildIfChanged() ? 0 : 1);
