import { bundle } from './bundle';
import { makeCards } from './cards/make';
import { trimCompressed } from './compress';
import { folders } from './folders';
import { hosting } from './hosting/hosting';
import { offline } from './offline/offline';
import { operatorOf, settingsOrExit } from './operator';
import { prerender } from './prerender';
import { describeFiles } from './siteFiles';

process.env.NODE_ENV = 'production';

async function step<T>(name: (result: T) => string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name(result)} (${seconds} s)`);
  return result;
}

const settings = settingsOrExit(process.env);
const operator = operatorOf(settings);
await step(() => 'Bundled the code', bundle);
// Cards are drawn on whatever the rendering of pages leaves free.
const [{ commentedPaths }] = await Promise.all([
  step(
    ({ pages, rendered }) => `Rendered ${rendered} of ${pages} pages`,
    () => prerender(operator),
  ),
  step(
    ({ cards, drawn }) => `Drew ${drawn} of ${cards} cards`,
    () => makeCards(operator),
  ),
]);
await step(
  () => 'Listed what is kept offline',
  () => offline(folders.client, settings),
);
const manifest = await step(
  ({ files }) => `Compressed ${Object.keys(files).length} files`,
  () => describeFiles(commentedPaths),
);
await hosting(manifest, settings);
await trimCompressed();
console.log(`Built in ${(performance.now() / 1000).toFixed(1)} s`);
