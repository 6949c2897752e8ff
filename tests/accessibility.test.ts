import { describe, expect, test } from 'vitest';
import { catalogue } from '../site/catalogue/entries';
import { violations } from './axe';
import { newVisitor, phone, visit } from './visitor';

const visitor = newVisitor();
const paths = [
  '/',
  '/zoom-lighting',
  '/de/black-screen',
  '/ja/red-screen',
  '/full/red-screen',
  '/privacy-policy',
  '/uk/contact-us',
];

const oneOfEachScreen = new Map(
  catalogue.flatMap((entry) => (entry.isPage ? [] : [[entry.screen, entry.path]])),
);

test.each([...oneOfEachScreen.values()])('%s has nothing that axe finds', async (path) => {
  const page = await visitor.open(path, { bypassCSP: true });
  expect(await violations(page)).toEqual([]);
});

describe.each(['light', 'dark'] as const)('by %s', (colorScheme) => {
  test.each(paths)('%s has nothing that axe finds', async (path) => {
    const page = await visitor.open(path, { colorScheme, bypassCSP: true });
    expect(await violations(page)).toEqual([]);
  });

  test('nor has a page that is not there', async () => {
    const page = await visitor.arrive({ colorScheme, bypassCSP: true });
    await page.goto('/nothing-here');
    expect(await violations(page)).toEqual([]);
    visitor.complaints.splice(0);
  });

  test('nor the open menu, the languages, the keys, sharing and a pixel check', async () => {
    const page = await visitor.open('/', { ...phone, colorScheme, bypassCSP: true });
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Language/ }).tap();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Share' }).tap();
    await page.getByRole('radio', { name: 'The screen alone' }).check();
    await page.getByRole('radio', { name: 'After a delay' }).check();
    expect(await violations(page)).toEqual([]);
    await visit(page, '/full/red-screen?check=9');
    expect(await violations(page)).toEqual([]);
  });
});
