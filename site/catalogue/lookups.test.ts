import { expect, test } from 'vitest';
import { catalogue } from './entries';
import {
  categories,
  colorEntries,
  fakeUpdateEntries,
  findEntry,
  isScreen,
  neighboursOf,
  nonAxisColorEntries,
  openEntries,
  prankEntries,
  screensaverEntries,
} from './lookups';
import { screenTypes } from './types';

const paths = (entries: { path: string }[]) => entries.map(({ path }) => path);

test('33 screens and 3 information pages, each path once', () => {
  expect(catalogue.filter(isScreen)).toHaveLength(33);
  expect(catalogue.filter((entry) => entry.isPage)).toHaveLength(3);
  expect(new Set(paths([...catalogue])).size).toBe(36);
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

test('pranks, fake updates and screensavers are listed by type', () => {
  expect(prankEntries()).toHaveLength(12);
  expect(screensaverEntries()).toHaveLength(4);
  expect(paths(fakeUpdateEntries())).toEqual([
    '/fake-windows-10-update-screen',
    '/fake-windows-xp-update-screen',
    '/fake-mac-os-x-update-screen',
    '/fake-ubuntu-22-04-update-screen',
    '/fake-chrome-os-update-screen',
  ]);
});

test('each category has a title-cased name and the first path of its type', () => {
  expect(categories()).toEqual([
    { name: 'Color', path: '/', type: 'color' },
    { name: 'Prank', path: '/white-noise', type: 'prank' },
    { name: 'Fake Update', path: '/fake-windows-10-update-screen', type: 'fake-update' },
    { name: 'Screensaver', path: '/dvd-screensaver', type: 'screensaver' },
  ]);
});

test('walking through a category visits every open screen of it once and returns', () => {
  for (const type of screenTypes) {
    const row = openEntries().filter((entry) => isScreen(entry) && entry.type === type);
    const [first] = row;
    if (!first || !isScreen(first)) continue;
    const seen = [first];
    for (let at = neighboursOf(first).next; at !== first; at = neighboursOf(at).next) seen.push(at);
    expect(seen).toEqual(row);
    expect(neighboursOf(first).previous).toBe(row.at(-1));
  }
});

test('every open screen loads its parts', async () => {
  for (const entry of openEntries().filter(isScreen)) {
    const screen = await entry.components();
    expect(screen.mid, entry.path).toBeTypeOf('function');
  }
});
