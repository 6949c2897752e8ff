import { makeBrand } from '../../assets/brand/make';
import { filmNames, makeFilm } from '../../assets/films/make';
import { launchBrowser } from '../browser';
import { takePictures } from './pictures';

const [part, ...names] = process.argv.slice(2);

async function makeFilms() {
  const known = await filmNames();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No film is called ${unknown}. These are: ${known}`);
  for (const name of names.length > 0 ? names : known) {
    console.log(name);
    await makeFilm(browser, name);
  }
}

/** In this order: films are on the site, and the site is photographed. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  brand: () => makeBrand(browser),
  films: makeFilms,
  pictures: () => takePictures(browser, names),
};

const wanted = Object.keys(parts).filter((name) => part === undefined || name === part);
if (wanted.length === 0) {
  console.error(`"${part}" is no part of the art. These are: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
const browser = await launchBrowser();
for (const name of wanted) {
  const start = performance.now();
  await parts[name]?.();
  console.log(`Made ${name} in ${Math.round((performance.now() - start) / 1000)} s`);
}
await browser.close();
