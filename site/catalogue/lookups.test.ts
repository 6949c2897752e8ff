import { expect, test } from 'vitest';
import { catalogue } from './entries';
import {
  categories,
  colorEntries,
  entriesOf,
  fakeUpdateEntries,
  findEntry,
  infoEntries,
  neighboursOf,
  nonAxisColorEntries,
  prankEntries,
  screenEntries,
  screensaverEntries,
} from './lookups';
import { screenTypes } from './types';

const paths = (entries: readonly { path: string }[]) => entries.map(({ path }) => path);

test('each path, and each file of words, belongs to one entry', () => {
  expect(new Set(paths(catalogue)).size).toBe(catalogue.length);
  expect(new Set(catalogue.map(({ slug }) => slug)).size).toBe(catalogue.length);
});

test('the three information pages are entries, too', () => {
  expect(paths(infoEntries())).toEqual(['/privacy-policy', '/terms-and-conditions', '/contact-us']);
});

test('an entry is found with or without its leading slash', () => {
  expect(findEntry('/red-screen')).toMatchObject({ color: '#FF0000' });
  expect(findEntry('red-screen')).toBe(findEntry('/red-screen'));
  expect(findEntry('/')).toMatchObject({ colorName: 'white' });
  expect(findEntry('/nothing-here')).toBeUndefined();
});

test('an empty path is an error', () => {
  expect(() => findEntry('')).toThrow(new Error('Route path is required when fetching route'));
});

test('the colours have exactly the specified values', () => {
  expect(Object.fromEntries(colorEntries().map(({ path, color }) => [path, color]))).toEqual({
    '/': '#FFFFFF',
    '/black-screen': '#000000',
    '/red-screen': '#FF0000',
    '/green-screen': '#00FF00',
    '/blue-screen': '#0000FF',
    '/yellow-screen': '#FFFF00',
    '/orange-screen': '#FFA500',
    '/pink-screen': '#FFC0CB',
    '/purple-screen': '#800080',
    '/zoom-lighting': '#ffe5ce',
  });
});

test('the first five colours are no axis colours, the others are', () => {
  expect(nonAxisColorEntries()).toEqual(colorEntries().slice(0, 5));
});

test('every screen is listed by its type', () => {
  const listed = [colorEntries(), prankEntries(), entriesOf('fake-update'), screensaverEntries()];
  expect(listed.flat()).toEqual(screenEntries());
  for (const { type } of prankEntries()) expect(type).toBe('prank');
  for (const { type } of screensaverEntries()) expect(type).toBe('screensaver');
});

test('the list of fake updates leaves out Windows 11 and Android', () => {
  const leftOut = ['/fake-windows-11-update-screen', '/fake-android-update'];
  const all = paths(entriesOf('fake-update'));
  expect(all).toEqual(expect.arrayContaining(leftOut));
  expect(paths(fakeUpdateEntries())).toEqual(all.filter((path) => !leftOut.includes(path)));
});

test('each category has a title-cased name and the first path of its type', () => {
  expect(categories()).toEqual([
    { name: 'Color', path: '/', type: 'color' },
    { name: 'Prank', path: '/white-noise', type: 'prank' },
    { name: 'Fake Update', path: '/fake-windows-10-update-screen', type: 'fake-update' },
    { name: 'Screensaver', path: '/dvd-screensaver', type: 'screensaver' },
  ]);
});

test('walking through a category visits every screen of it once and returns', () => {
  for (const type of screenTypes) {
    const row = entriesOf(type);
    const [first] = row;
    if (!first) continue;
    const seen = [first];
    for (let at = neighboursOf(first).next; at !== first; at = neighboursOf(at).next) seen.push(at);
    expect(seen).toEqual(row);
    expect(neighboursOf(first).previous).toBe(row.at(-1));
  }
});

test('every screen has a stage', async () => {
  for (const entry of screenEntries()) {
    const screen = await entry.components();
    expect(screen.stage, entry.path).toBeTypeOf('function');
  }
});
