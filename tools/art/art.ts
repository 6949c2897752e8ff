import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';

const [part, ...names] = process.argv.slice(2);

async function makeFilms(browser: Browser) {
  const { filmNames, makeFilm } = await import('../../assets/films/make');
  const known = await filmNames();
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No film is called ${unknown}. These are: ${known}`);
  for (const name of names.length > 0 ? names : known) {
    console.log(name);
    await makeFilm(browser, name);
  }
}

async function withBrowser(make: (browser: Browser) => Promise<void>) {
  const browser = await launchBrowser();
  await make(browser).finally(() => browser.close());
}

/**
 * In this order: films are on the site, and the site is photographed. Loaded when wanted, because
 * what some of them import is installed for them alone.
 */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  fonts: async () => (await import('../../assets/fonts/make')).makeFonts(),
  icons: async () => (await import('../../assets/icons/make')).makeIcons(),
  brand: async () => withBrowser((await import('../../assets/brand/make')).makeBrand),
  films: () => withBrowser(makeFilms),
  pictures: async () => {
    const { takePictures } = await import('./pictures');
    await withBrowser((browser) => takePictures(browser, names));
  },
};

const wanted = Object.keys(parts).filter((name) => part === undefined || name === part);
if (wanted.length === 0) {
  console.error(`"${part}" is no part of the art. These are: ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}
for (const name of wanted) {
  const start = performance.now();
  await parts[name]?.();
  console.log(`Made ${name} in ${Math.round((performance.now() - start) / 1000)} s`);
}
