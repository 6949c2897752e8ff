import fc from 'fast-check';
import { expect, test } from 'vitest';
import { publishedPaths } from './publishedPath';

const paths = ['/', '/de', '/black-screen', '/de/black-screen', '/assets/App-X1.js', '/proof.html'];
const publishedPath = publishedPaths(paths);

test.each([
  ['/DE/Black-Screen.HTML', '/de/black-screen'],
  ['/en/index.html', '/'],
  ['/ASSETS/app-x1.JS', '/assets/App-X1.js'],
])('%s is published as %s', (path, published) => {
  expect(publishedPath(path)).toBe(published);
});

test.each(['/en/en', '/.html', '/index', '/html', '/en.html', '/de.html.html', '/constructor'])(
  '%s is not published',
  (path) => {
    expect(publishedPath(path)).toBeUndefined();
  },
);

test('a published path is its own published path, unless it ends in .html', () => {
  for (const path of paths.filter((p) => !p.endsWith('.html'))) {
    expect(publishedPath(path)).toBe(path);
  }
});

test('the answer is always from the list', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const published = publishedPath(`/${text}`);
      expect(published === undefined || paths.includes(published)).toBe(true);
    }),
  );
});
