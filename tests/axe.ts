import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds on a page that was opened with `bypassCSP`. */
export async function violations(page: Page) {
  await page.evaluate(axe);
  const results = await page.evaluate(() => {
    const { run } = (window as unknown as { axe: { run: (o: object) => Promise<AxeResults> } }).axe;
    return run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  });
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`,
  );
}
