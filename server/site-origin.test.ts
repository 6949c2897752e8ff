import { expect, test } from 'vitest';
import { readSettings } from '../contract/settings';
import { isOnLoopback, siteOrigin } from './site-origin';

test.each([
  ['localhost:3000', 'http://localhost:3000'],
  ['127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['[::1]:3000', 'http://[::1]:3000'],
  ['evil.example', undefined],
  ['127.0.0.1.evil.example', undefined],
  ['localhost:3000@evil.example', undefined],
  ['localhost/..', undefined],
  ['', undefined],
  [null, undefined],
])('on a developer’s machine %s is %s', (host, origin) => {
  expect(siteOrigin(readSettings({}))(host)).toBe(origin);
});

test('the operator’s word counts, whatever the Host header says', () => {
  const settings = readSettings({ ORIGIN: 'https://screens.test' });
  expect(siteOrigin(settings)('localhost:3000')).toBe('https://screens.test');
  expect(isOnLoopback(settings)).toBe(false);
});

test('a public server without that word has none', () => {
  const settings = readSettings({ HOST: '0.0.0.0' });
  expect(siteOrigin(settings)('localhost:3000')).toBeUndefined();
  expect(isOnLoopback(settings)).toBe(false);
});

test('a developer may name their own machine', () => {
  expect(isOnLoopback(readSettings({ ORIGIN: 'http://localhost:5000' }))).toBe(true);
});
