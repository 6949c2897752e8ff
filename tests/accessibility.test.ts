import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { newVisitor, phone, visit } from './visitor';

const visitor = newVisitor();
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');
type Page = Awaited<ReturnType<typeof visitor.arrive>>;

async function violations(page: Page) {
  await page.evaluate(axe);
  const results = await page.evaluate(() => {
    const { run } = (window as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe;
    return run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  );
}

const paths = [
  '/',
  '/zoom-lighting',
  '/de/black-screen',
  '/ja/red-screen',
  '/full/red-screen',
  '/privacy-policy',
  '/uk/contact-us',
];

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

  test('nor the open menu, the languages, the keys and a pixel check', async () => {
    const page = await visitor.open('/', { ...phone, colorScheme, bypassCSP: true });
    await page.getByRole('button', { name: 'Menu' }).tap();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Language/ }).tap();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await violations(page)).toEqual([]);
    await visit(page, '/full/red-screen?check=9');
    expect(await violations(page)).toEqual([]);
  });
});
