import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** What each room may import from, besides itself and packages. */
const may: Record<string, string[]> = {
  contract: [],
  'site/product.ts': [],
  'site/elementIds.ts': [],
  'site/hooks': [],
  'site/ui': ['site/hooks'],
  'site/i18n': ['contract', 'site/product.ts', 'words'],
  'site/waiting': ['site/hooks'],
  'site/stage': [
    'contract',
    'site/elementIds.ts',
    'site/hooks',
    'site/ui',
    'site/i18n',
    'site/waiting',
  ],
  'site/progress': ['site/hooks', 'site/ui', 'site/i18n', 'site/stage'],
  'site/screens': ['site/hooks', 'site/ui', 'site/i18n', 'site/stage', 'site/progress', 'words'],
  'site/catalogue': ['site/screens', 'site/stage'],
  'site/comments': ['contract', 'site/elementIds.ts', 'site/hooks', 'site/ui', 'site/i18n'],
  'site/consent': ['site/elementIds.ts', 'site/ui', 'site/i18n'],
  'site/displays': ['site/hooks', 'site/ui', 'site/i18n', 'site/stage'],
  'site/share': [
    'site/hooks',
    'site/ui',
    'site/i18n',
    'site/waiting',
    'site/stage',
    'site/displays',
  ],
  'site/offline/worker': ['contract'],
  'site/offline': ['site/elementIds.ts', 'site/ui', 'site/i18n'],
  'site/document': ['contract', 'site/i18n', 'site/product.ts', 'site/waiting', 'site/stage'],
  'site/layout': ['site/ui', 'site/i18n', 'site/catalogue', 'site/product.ts'],
  'site/pages': [
    'contract',
    'site/product.ts',
    'site/elementIds.ts',
    'site/hooks',
    'site/i18n',
    'site/ui',
    'site/waiting',
    'site/stage',
    'site/displays',
    'site/share',
    'site/screens',
    'site/catalogue',
    'site/comments',
    'site/consent',
    'site/offline',
    'site/document',
    'site/layout',
  ],
  'server/startUpError.ts': [],
  'server/requests': ['contract'],
  'server/answers': ['contract', 'server/requests'],
  'server/process': ['contract', 'server/requests', 'server/startUpError.ts'],
  'server/website': ['contract', 'server/requests', 'server/answers', 'server/startUpError.ts'],
  'server/api/protocol': ['contract', 'server/answers'],
  'server/auth/person.ts': [],
  'server/auth': ['contract', 'server/requests', 'server/answers', 'server/api/protocol'],
  'server/comments/firestore': ['server/comments', 'server/startUpError.ts'],
  'server/comments': [
    'contract',
    'server/answers',
    'server/website',
    'server/api/protocol',
    'server/auth/person.ts',
  ],
  'server/api': [
    'contract',
    'server/requests',
    'server/answers',
    'server/website',
    'server/auth',
    'server/comments',
  ],
  server: ['contract'],
  builder: ['contract', 'server', 'site', 'assets/icons/drawingName.ts'],
  assets: ['site', 'tools/browser.ts'],
  'tools/newScreen/template': [
    'site/hooks',
    'site/ui',
    'site/i18n',
    'site/stage',
    'tests/visitor.ts',
  ],
  tools: ['contract', 'server', 'builder', 'assets', 'site'],
};

const imported = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !isTest(name))
    .filter((name) => !name.includes('node_modules'));

const roomOf = (path: string) => Object.keys(may).find((room) => `${path}/`.startsWith(`${room}/`));

function wrongImports(file: string): string[] {
  const room = roomOf(file);
  if (!room) return [`${file} stands in no room that tests/source/imports.test.ts knows`];
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
  const files = ['contract', 'server', 'site', 'builder', 'assets', 'tools'].flatMap(filesIn);
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
    'site/offline/worker/',
    'site/ui/saveFile.ts',
  ];
  const offenders = filesIn('site')
    .filter((file) => !allowed.some((start) => file.startsWith(start)))
    .filter((file) => raw.test(readFileSync(file, 'utf8')));
  expect(offenders).toEqual([]);
});
