import { expect, test } from 'vitest';
import { arrivalAt } from './arrival';

test.each([
  ['', {}],
  ['#comments', {}],
  ['#comment-a_B-9', { comment: 'a_B-9' }],
  ['#sign-in-failed', { signIn: 'failed' }],
  ['#sign-in-refused', { signIn: 'refused' }],
  ['#sign-in-otherwise', {}],
])('an address that ends in %j leads to %j', (hash, arrival) => {
  expect(arrivalAt(hash)).toEqual(arrival);
});
