import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const folder = import.meta.dirname;
const packages = `${folder}/node_modules/@fontsource`;
const words = `${folder}/../../words`;

type Source = { family: string; script: string; locales: RegExp };

/** Ideographs by the thousand are in these fonts; what a language never writes is left out. */
const sources: Source[] = [
  ...['latin', 'latin-ext', 'cyrillic'].map((script) => ({
    family: 'noto-sans',
    script,
    locales: /^/,
  })),
  { family: 'noto-sans-jp', script: 'japanese', locales: /^ja$/ },
  { family: 'noto-sans-sc', script: 'chinese-simplified', locales: /^cn$/ },
  { family: 'noto-sans-kr', script: 'korean', locales: /^ko$/ },
];

async function charactersOf(locales: RegExp): Promise<string> {
  const found = new Set<string>();
  for (const locale of (await readdir(words)).filter((name) => locales.test(name))) {
    const files = await readdir(`${words}/${locale}`).catch(() => []);
    for (const file of files) {
      for (const character of await readFile(`${words}/${locale}/${file}`, 'utf8')) {
        found.add(character);
      }
    }
  }
  return [...found].sort().join('');
}

/** The bold letters that our words are written with, for the cards that the build draws. */
export async function makeFonts() {
  for (const { family, script, locales } of sources) {
    const file = `${packages}/${family}/files/${family}-${script}-700-normal.woff`;
    const text = await charactersOf(locales);
    const subset = await subsetFont(await readFile(file), text, { targetFormat: 'woff' });
    await writeFile(`${folder}/${family}-${script}.woff`, subset);
    await copyFile(`${packages}/${family}/LICENSE`, `${folder}/${family}.LICENSE`);
  }
}
