import { bundle } from './bundle';
import { makeCards } from './cards/make';
import { folders } from './folders';
import { hosting } from './hosting/hosting';
import { offline } from './offline/offline';
import { operatorOf, settingsOrExit } from './operator';
import { prerender } from './prerender';
import { describeFiles } from './siteFiles';

process.env.NODE_ENV = 'production';

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${name} (${seconds} s)`);
  return result;
}

const settings = settingsOrExit(process.env);
const operator = operatorOf(settings);
await step('Bundled the code', bundle);
const { pages, commentedPaths } = await step('Rendered the pages', () => prerender(operator));
console.log(`${pages} pages`);
const cards = await step('Drew the cards', () => makeCards(operator));
console.log(`${cards} cards`);
await step('Listed what is kept offline', () => offline(folders.client, settings));
const manifest = await step('Compressed the files', () => describeFiles(commentedPaths));
await hosting(manifest, settings);
