import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnPath, withAnchor } from './returnPath';

const isPage = (path: string) => ['/', '/red-screen', '/de/red-screen'].includes(path);

test.each(['/', '/red-screen', '/de/red-screen?color=%23ff0000&x=1#comment-abc'])(
  '%s is ours',
  (path) => {
    expect(returnPath(path, isPage)).toBe(path);
  },
);

test.each([
  null,
  undefined,
  '',
  'red-screen',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/red-screen',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/red-screen\r\nSet-Cookie: a=b',
  '/unknown',
  '/auth/sign-in',
  '/api/comments',
  '/red-screen/../../evil',
  '/%2f%2fevil.example',
  `/red-screen?${'x'.repeat(9000)}`,
])('%j leads home', (path) => {
  expect(returnPath(path, isPage)).toBe('/');
});

test('of an address that is too long for a cookie, the place is kept', () => {
  const quote = encodeURIComponent('勇気'.repeat(150));
  expect(returnPath(`/red-screen?quote=${quote}#comment-abc`, isPage)).toBe(
    '/red-screen#comment-abc',
  );
  expect(returnPath(`/red-screen?quote=${'勇気'.repeat(150)}`, isPage)).toBe('/red-screen');
  expect(returnPath(`/red-screen#${'x'.repeat(2000)}`, isPage)).toBe('/red-screen');
});

test('whatever is asked for, it stays on this site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '//',
    'http:',
    'evil.example',
    '..',
    '@',
    '#',
    '?',
    '%2f',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(parts, fc.string()), { maxLength: 8 }), (pieces) => {
      const path = returnPath(pieces.join(''), isPage);
      const { origin, pathname } = new URL(path, 'https://ours.test');
      expect(origin).toBe('https://ours.test');
      expect(isPage(pathname)).toBe(true);
    }),
  );
});

test('an anchor replaces the one before', () => {
  expect(withAnchor('/red-screen?a=1#comment-x', 'sign-in-failed')).toBe(
    '/red-screen?a=1#sign-in-failed',
  );
  expect(withAnchor('/', 'sign-in-failed')).toBe('/#sign-in-failed');
});
