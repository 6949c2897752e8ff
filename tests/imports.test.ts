import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What each room may import from, besides itself and packages. */
const may: Record<string, string[]> = {
  contract: [],
  'site/product.ts': [],
  'site/hooks': [],
  'site/ui': ['site/hooks'],
  'site/i18n': ['contract', 'site/product.ts', 'words'],
  'site/stage': ['contract', 'site/hooks', 'site/ui', 'site/i18n'],
  'site/progress': ['contract', 'site/hooks', 'site/ui', 'site/i18n', 'site/stage'],
  'site/screens': ['site/hooks', 'site/ui', 'site/i18n', 'site/stage', 'site/progress', 'words'],
  'site/catalogue': ['site/screens', 'site/stage'],
  'site/comments': ['contract', 'site/hooks', 'site/ui', 'site/i18n'],
  'site/consent': ['site/ui', 'site/i18n'],
  'site/extras': ['site/hooks', 'site/ui', 'site/i18n', 'site/stage'],
  'site/offline': ['site/ui', 'site/i18n'],
  'site/document': ['site/i18n', 'site/product.ts'],
  'site/layout': ['site/ui', 'site/i18n', 'site/catalogue', 'site/product.ts'],
  'site/pages': [
    'site/product.ts',
    'site/i18n',
    'site/ui',
    'site/stage',
    'site/screens',
    'site/catalogue',
    'site/comments',
    'site/consent',
    'site/offline',
    'site/document',
    'site/layout',
  ],
  worker: [],
  server: ['contract'],
};

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !isTest(name));

const roomOf = (path: string) => Object.keys(may).find((room) => `${path}/`.startsWith(`${room}/`));

function wrongImports(file: string): string[] {
  const room = roomOf(file);
  if (!room) return [`${file} stands in no room that tests/imports.test.ts knows`];
  const targets = [...readFileSync(file, 'utf8').matchAll(imported)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  const isAllowed = (target: string) =>
    [room, ...(may[room] ?? [])].some((allowed) => {
      const plain = allowed.replace(/\.ts$/, '');
      return target === plain || target.startsWith(`${plain}/`);
    });
  return targets
    .filter((target) => !isAllowed(target) || isAnotherScreen(file, target))
    .map((target) => `${file} must not import ${target}`);
}

const screenOf = (path: string) => /^site\/screens\/([^/]+)\//.exec(path)?.[1];

function isAnotherScreen(file: string, target: string) {
  const [own, other] = [screenOf(file), screenOf(`${target}/`)];
  return own !== undefined && other !== undefined && own !== other;
}

test('imports point one way, and no screen imports another', () => {
  const files = ['contract', 'server', 'site', 'worker'].flatMap(filesIn);
  expect(files.length).toBeGreaterThan(80);
  expect(files.flatMap(wrongImports)).toEqual([]);
});

test('timers, frames and listeners belong to hooks, which clean them up', () => {
  const raw = /\b(setTimeout|setInterval|requestAnimationFrame|addEventListener)\(/;
  const allowed = [
    'site/hooks/',
    'site/pages/carryThumbnail.ts',
    'site/pages/loadComments.ts',
    'site/consent/client.ts',
    'site/offline/atRest.ts',
    'site/ui/saveFile.ts',
  ];
  const offenders = filesIn('site')
    .filter((file) => !allowed.some((start) => file.startsWith(start)))
    .filter((file) => raw.test(readFileSync(file, 'utf8')));
  expect(offenders).toEqual([]);
});
