import { mkdir } from 'node:fs/promises';
import { makeFilm } from '../assets/films/make';
import { launchBrowser } from './browser';

const all = ['bee', 'frog', 'flies', 'signal_1', 'signal_2', 'cockroach'];
const wanted = process.argv.slice(2);

await mkdir('public/films', { recursive: true });
const browser = await launchBrowser();
for (const name of wanted.length > 0 ? wanted : all) {
  const start = performance.now();
  await makeFilm(browser, name);
  console.log(`${name} (${Math.round((performance.now() - start) / 1000)} s)`);
}
await browser.close();
