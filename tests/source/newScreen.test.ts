import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Json, mapTexts } from '../../site/i18n/json';
import { siteLocales } from '../../site/i18n/locales';
import { pageWordsSchema } from '../../site/i18n/schema';
import { startDevelopment } from '../../tools/development';
import { lights } from '../../tools/newScreen/template/fields';
import { treeCopy } from './treeCopy';

/** A type check, a development server and a browser, on a machine that tests other things too. */
const patient = { timeout: 180_000 };

const copy = treeCopy();
/** Not the name in the guide: who follows it has a screen of that name. */
const slug = 'made-by-a-test';
const words = `words/en/${slug}.json`;
const read = (path: string) => readFileSync(copy.root + path, 'utf8');
const others = siteLocales.filter((locale) => locale !== 'en');

/** Ended with the tests, also when one of them ran out of time. */
const running: { stop: () => unknown }[] = [];

type Outcome = { status: number | null; said: string };

/** As a person would run it, who does not run it inside of a test. */
function run(args: string[], extra: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV)/.test(name));
  const child = spawn(process.execPath, args, {
    cwd: copy.root,
    env: { ...Object.fromEntries(own), NO_COLOR: '1', ...extra },
  });
  running.push({ stop: () => child.kill() });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  return new Promise((resolve) => child.on('close', (status) => resolve({ status, said })));
}

const newScreen = (...args: string[]) => run(['tools/newScreen.mjs', ...args]);

/** What the tree lacks besides is not this test's business. */
async function missing() {
  const { status, said } = await run(['tools/missing.mjs']);
  return { status, said, lines: said.split('\n').filter((line) => line.includes(slug)) };
}

let made: Outcome;
beforeAll(async () => {
  made = await newScreen(slug, '--icon', '🌋');
}, patient.timeout);
afterAll(async () => {
  for (const { stop } of running) await stop();
  copy.remove();
});

test('the command says what it made and what is left, with file and command', () => {
  expect(made.status, made.said).toBe(0);
  for (const part of [
    `http://127.0.0.1:3000/${slug}`,
    `site/screens/${slug}/Stage.tsx`,
    words,
    'docs/using.md',
    `npm run play ${slug}`,
    `npm run art -- pictures ${slug}`,
    'npm run missing',
  ]) {
    expect(made.said).toContain(part);
  }
});

test('it fills in words and catalogue, and nothing of the template’s name is left', () => {
  expect(pageWordsSchema.parse(JSON.parse(read(words)))).toMatchObject({ name: 'Made by a test' });
  expect(read('site/catalogue/entries.ts')).toContain(
    `screen('screensaver', '/${slug}', ['🌋', '#ff7a3d']),`,
  );
  expect(read(`site/screens/${slug}/index.ts`)).toContain('stage: MadeByATestStage');
  expect(read(`site/screens/${slug}/words.d.ts`)).toContain(`'${slug}': Pick<`);
});

test('Biome and TypeScript find nothing, and the page is whole and plays', patient, async () => {
  const played = `tests/screens/${slug}.test.ts`;
  const own = [`site/screens/${slug}`, 'site/catalogue', words, played];
  const config = { extends: './tsconfig.json', include: ['site', 'tests/serve.ts', played] };
  writeFileSync(`${copy.root}tsconfig.new.json`, JSON.stringify(config));
  const checks = [
    run(['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...own]),
    run(['node_modules/typescript/bin/tsc', '-p', 'tsconfig.new.json']),
  ];
  const development = await startDevelopment(copy.root);
  running.push(development);
  const { origin } = development;
  const htmlAt = async (path: string) => (await fetch(origin + path)).text();
  const english = await htmlAt(`/${slug}`);
  for (const part of ['<h1', 'Made by a test', 'data-light', 'id="comments"', 'Fill the display']) {
    expect(english).toContain(part);
  }
  const german = await htmlAt(`/de/${slug}`);
  expect(german).toContain('<html lang="de"');
  expect(german).toContain('Fill the display');

  const play = ['run', '--config', 'tools/play/vitest.config.ts', played];
  const { status, said } = await run(['node_modules/vitest/vitest.mjs', ...play], {
    SITE: origin,
  });
  expect(status, said).toBe(0);
  expect(said).toMatch(/Tests\s+4 passed/);
  for (const check of await Promise.all(checks)) expect(check.status, check.said).toBe(0);
});

test('what is missing is named by file, with what helps', patient, async () => {
  const { status, said, lines } = await missing();
  expect(status).toBe(1);
  expect(lines).toEqual([
    ...others.map(
      (locale) =>
        `words/${locale}/${slug}.json is missing: copy ${words} and translate it (docs/translating.md)`,
    ),
    `docs/using.md has no section for \`/${slug}\`: add one above "Without settings" (docs/adding-a-screen.md shows it)`,
    `site/catalogue/thumbnails.json has no "${slug}": npm run art -- pictures ${slug}`,
  ]);
  expect(said).not.toContain('    at ');
});

test('and by key, once the file is there', patient, async () => {
  const { tip, screen, ...rest } = JSON.parse(read(words));
  const translated = mapTexts({ ...rest, tip, screen } as Json, (text) => `¡${text}!`);
  for (const locale of others) {
    writeFileSync(`${copy.root}words/${locale}/${slug}.json`, JSON.stringify(translated));
  }
  writeFileSync(`${copy.root}words/fr/${slug}.json`, '{');
  writeFileSync(copy.root + words, JSON.stringify({ ...rest, screen: { ...screen, hot: 'Hot' } }));
  const shown = /```markdown\n(### [\s\S]*?)```/.exec(read('docs/adding-a-screen.md'))?.[1];
  expect(shown?.replace(/ +/g, ' ')).toContain(
    `| \`lights\` | ${lights.min}–${lights.max} | \`${lights.default}\` |`,
  );
  writeFileSync(
    `${copy.root}docs/using.md`,
    `${read('docs/using.md')}\n${shown?.replace('/lava-lamp', `/${slug}`)}`,
  );

  const { lines } = await missing();
  expect(lines).toContain(`${words} has no tip: the page would have no tips and no comments`);
  expect(lines).toContain(`words/de/${slug}.json: screen.hot is missing`);
  expect(lines).toContain(`words/de/${slug}.json: tip.content.0.title does not exist in English`);
  expect(lines.find((line) => line.startsWith(`words/fr/${slug}.json`))).toContain('is not JSON');
  expect(lines.join()).not.toContain('docs/using.md');
});

test('a wrong wish is answered without a stack trace and changes nothing', patient, async () => {
  const before = read('site/catalogue/entries.ts');
  const { status, said } = await newScreen(slug);
  expect(status).toBe(1);
  expect(said.trim()).toBe(
    `"${slug}" is taken: site/screens/${slug} exists already, and nothing was changed.\n` +
      `Choose another one: npm run new-screen my-${slug}`,
  );
  expect(read('site/catalogue/entries.ts')).toBe(before);
});
