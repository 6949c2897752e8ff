import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteLocales } from './locales';
import { addressOf, readAddress } from './paths';

test.each([
  ['/', { locale: 'en', kind: 'standard', path: '/' }],
  ['/black-screen', { locale: 'en', kind: 'standard', path: '/black-screen' }],
  ['/de', { locale: 'de', kind: 'standard', path: '/' }],
  ['/full', { locale: 'en', kind: 'bare', path: '/' }],
  ['/de/full', { locale: 'de', kind: 'bare', path: '/' }],
  ['/cn/full/black-screen', { locale: 'cn', kind: 'bare', path: '/black-screen' }],
] as const)('%s reads and writes', (address, parts) => {
  expect(addressOf(parts)).toBe(address);
  expect(readAddress(address)).toEqual(parts);
});

test('every address reads back as it was written', () => {
  const path = fc.constantFrom('/', '/black-screen', '/zoom-lighting', '/contact-us');
  const kind = fc.constantFrom('standard' as const, 'bare' as const);
  fc.assert(
    fc.property(fc.constantFrom(...siteLocales), kind, path, (locale, kind, path) => {
      expect(readAddress(addressOf({ locale, kind, path }))).toEqual({ locale, kind, path });
    }),
  );
});
