import { expect, test } from 'vitest';
import { siteManifest } from './siteManifest';

const page = {
  file: 'black-screen.html',
  type: 'text/html; charset=utf-8',
  etag: '"abc123"',
  size: 100,
  br: 20,
  gz: 30,
  cache: 'page',
};

const accepts = (
  files: Record<string, unknown>,
  notFound: Record<string, unknown> = { en: page },
) => siteManifest.safeParse({ version: 1, files, notFound }).success;

test.each(['/', '/black-screen', '/de/full/black-screen', '/assets/x-A_b.c~1@2.js'])(
  'the path %s is accepted',
  (path) => {
    expect(accepts({ [path]: page })).toBe(true);
  },
);

test.each([
  '',
  'black-screen',
  '//evil.com',
  '/\\evil.com',
  '/de/',
  '/a b',
  '/a?b',
  '/%41',
  '/a//b',
])('the path %j is refused', (path) => {
  expect(accepts({ [path]: page })).toBe(false);
});

test.each([
  ['a file outside the folder', { file: '../secret' }],
  ['a file deep outside the folder', { file: 'a/../../secret' }],
  ['an absolute file', { file: '/etc/passwd' }],
  ['a tag without quotes', { etag: 'abc' }],
  ['a weak tag', { etag: 'W/"abc"' }],
  ['a type that breaks out of its header', { type: 'text/html\r\nX: y' }],
  ['a hash that breaks out of the policy', { hashes: { script: ["x' *"], style: [] } }],
  ['a compressed copy larger than the file', { br: 101 }],
  ['an unknown cache rule', { cache: 'forever' }],
  ['a misspelt field', { embedable: true }],
])('%s is refused', (_, change) => {
  expect(accepts({ '/': { ...page, ...change } })).toBe(false);
});

test('the English page for unknown addresses is required', () => {
  expect(accepts({}, { de: page })).toBe(false);
  expect(accepts({}, { de: page, en: page })).toBe(true);
});
