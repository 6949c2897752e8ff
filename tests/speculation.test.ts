import { expect, test } from 'vitest';
import { serverPaths } from '../contract/serverPaths';
import { pages } from './built';
import { newVisitor } from './visitor';

type Condition =
  | { and: Condition[] }
  | { not: Condition }
  | { href_matches: string }
  | { selector_matches: string };
type Pattern = { test: (url: string) => boolean };
type PatternMaker = new (pattern: string, base: string) => Pattern;

const visitor = newVisitor({ browser: 'whole' });
const rulesOf = (html: string) =>
  /<script type="speculationrules">([^<]+)<\/script>/.exec(html)?.[1] ?? '';

test('every page prepares others by the same rules, when the pointer rests on a link', () => {
  const [rules = '', ...others] = [...new Set(pages.map(({ html }) => rulesOf(html)))];
  expect(others).toEqual([]);
  expect(JSON.parse(rules)).toMatchObject({ prerender: [{ eagerness: 'moderate' }] });
});

/** As the browser reads the rules: with its own patterns, on links of a real page. */
test.each([
  ['/', true],
  ['/de/red-screen', true],
  ['/full/red-screen?brightness=40', true],
  ['/contact-us', true],
  ['/auth/sign-in?return=/red-screen', false],
  ['/auth/sign-out', false],
  ['/api/comments?page=/', false],
  [`${serverPaths.demoSignIn}/auth?client_id=x`, false],
  [`${serverPaths.demoSignIn}/interaction/abc`, false],
  ['https://elsewhere.example/', false],
])('%s is prepared: %s', async (href, expected) => {
  const page = await visitor.open('/contact-us');
  const isPrepared = await page.evaluate(
    ([address, rules]) => {
      const { URLPattern } = window as unknown as { URLPattern: PatternMaker };
      const link = Object.assign(document.createElement('a'), { href: address });
      const holds = (condition: Condition): boolean => {
        if ('and' in condition) return condition.and.every(holds);
        if ('not' in condition) return !holds(condition.not);
        if ('selector_matches' in condition) return link.matches(condition.selector_matches);
        return new URLPattern(condition.href_matches, document.baseURI).test(link.href);
      };
      return (JSON.parse(rules).prerender as { where: Condition }[]).some(({ where }) =>
        holds(where),
      );
    },
    [href, rulesOf(pages[0]?.html ?? '')] as const,
  );
  expect(isPrepared).toBe(expected);
});
