import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorCodes } from '../../contract/api';
import { type Guest, guest } from './support/guest';
import { type RunningSite, runSite } from './support/runningSite';

const REQUESTS = process.env.FUZZ === 'long' ? 100_000 : 1_000;
const AT_ONCE = 10;

let time = Date.now();
let site: RunningSite;
let people: Guest[];
beforeAll(async () => {
  const env = { READS_PER_MINUTE: '0', SIGN_INS_PER_MINUTE: '0' };
  site = await runSite({ env, now: () => time });
  people = [guest(site.port), guest(site.port), guest(site.port)];
  await people[0]?.signIn('ada');
  await people[1]?.signIn('bruno');
});
afterAll(() => site.stop());

const nasty = fc.constantFrom(
  '',
  '/black-screen',
  '/',
  "'; drop table comments; --",
  '<img src=x onerror=alert(1)>',
  '\u202E\u200B',
  '%00',
  '../../etc/passwd',
  '__proto__',
  '🐝'.repeat(501),
  'e\u0301'.repeat(900),
);
const text = fc.oneof(nasty, fc.string(), fc.string({ unit: 'binary', maxLength: 600 }));
let known = 'AAAABBBB';
const id = fc.oneof(
  nasty,
  fc.stringMatching(/^[\w-]{8,16}$/),
  fc.constant('known').map(() => known),
);
const inAddress = (value: string) => encodeURIComponent([...value].slice(0, 100).join(''));

const body = fc.oneof(
  fc.record({ page: fc.constant('/black-screen'), text }, { requiredKeys: [] }),
  fc.record({ page: fc.oneof(nasty, text), text, parentId: id }, { requiredKeys: ['text'] }),
  fc.jsonValue(),
  fc.json().map((json) => json.slice(0, -1)),
);

const query = fc
  .dictionary(fc.constantFrom('page', 'limit', 'before', 'x', '__proto__'), text, { maxKeys: 4 })
  .map((pairs) =>
    Object.entries(pairs)
      .map((pair) => pair.map(inAddress).join('='))
      .join('&'),
  );

const headers = fc.dictionary(
  fc.constantFrom('origin', 'content-type', 'x-forwarded-for', 'if-none-match', 'cookie', 'accept'),
  fc.oneof(
    fc.constantFrom(
      'application/json',
      'application/json; charset=x',
      'text/plain',
      'null',
      '*',
      'W/"x"',
    ),
    fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
  ),
  { maxKeys: 2 },
);

const request = fc.record({
  who: fc.nat(2),
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'DELETE', 'PUT', 'PATCH', 'OPTIONS'),
  path: fc.oneof(
    { weight: 4, arbitrary: fc.constant('/api/comments') },
    id.map((value) => `/api/comments/${inAddress(value)}`),
    fc.constantFrom('/api/session', '/auth/sign-in', '/auth/callback', '/auth/sign-out', '/api/'),
  ),
  query,
  body,
  headers,
  plain: fc.boolean(),
});

test(`no request of ${REQUESTS} breaks the server`, async () => {
  let asked = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (all) => {
      time += 20_000;
      asked += all.length;
      await Promise.all(
        all.map(async ({ who, method, path, query: search, body: sent, headers: extra, plain }) => {
          const person = people[who] as Guest;
          const hasBody = method !== 'GET' && method !== 'OPTIONS';
          const cookies = new Map(person.cookies);
          const answer = await person.ask(`${path}?${search}`, {
            method,
            ...(hasBody && {
              body: typeof sent === 'string' ? sent : JSON.stringify(sent ?? null),
            }),
            ...(!plain && { headers: extra }),
          });
          // A fuzzed sign-out must not end the fun.
          for (const [name, value] of cookies) person.cookies.set(name, value);
          const content = await answer.text();
          expect(answer.status, `${method} ${path} ${content}`).toBeLessThan(500);
          if (answer.status === 201) known = JSON.parse(content).comment.id;
          const type = answer.headers.get('content-type') ?? '';
          if (answer.status >= 400 && path.startsWith('/api')) {
            expect(type).toContain('application/json');
            expect(Object.keys(errorCodes)).toContain(JSON.parse(content).error.code);
          }
        }),
      );
    }),
    { numRuns: REQUESTS / AT_ONCE },
  );
  expect(asked).toBeGreaterThanOrEqual(REQUESTS);
  expect(site.errors.filter((line) => !line.startsWith('Error signing in'))).toEqual([]);
  expect((await (people[0] as Guest).json('/api/session')).user).not.toBeNull();
}, 1_800_000);
