import { expect, test } from 'vitest';
import { commentDate } from './commentDate';

test.each([
  ['2025-03-30T00:05:00.000Z', 'Mar 30, 2025, 12:05 AM'],
  ['2025-12-01T23:59:59.999Z', 'Dec 1, 2025, 11:59 PM'],
])('%s is shown as %s wherever one is', (iso, shown) => {
  // Intl puts a narrow space before AM in some versions and a plain one in others.
  expect(commentDate(iso).replace(/\s/g, ' ')).toBe(shown);
});
