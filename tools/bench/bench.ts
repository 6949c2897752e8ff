import { benchBytes } from './bytes';
import { benchColdStart } from './coldStart';
import { benchComments } from './comments';
import { benchPainting } from './painting';
import { benchPrerendering } from './prerendering';
import { benchReturning } from './returning';
import { benchScreens } from './screens';
import { benchServing } from './serving';

const all = {
  bytes: benchBytes,
  painting: benchPainting,
  cold: benchColdStart,
  prerendering: benchPrerendering,
  returning: benchReturning,
  serving: benchServing,
  comments: benchComments,
  screens: benchScreens,
};
const wanted = process.argv.slice(2);
for (const [name, bench] of Object.entries(all)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench();
}
