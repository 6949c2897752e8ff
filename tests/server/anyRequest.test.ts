import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.stop());

const tricky = [
  ...['/', '//', '\\', '.', '..', '%', '%2f', '%5c', '%00', '%2e', '%25', '%zz', '%e2%82%ac', '@'],
  ...['en', 'de', 'EN', 'black-screen', 'full', 'assets', 'index.html', '.html', '404', 'evil.com'],
  ...['?', '#', '&', '=', ';', ':', 'http:', '[', ']', '*', '~', '\u00e9', '\u0080'],
];

const sendable = (text: string) => text.replace(/[^\x21-\xff]/g, (c) => encodeURIComponent(c));

const anyPath = fc
  .oneof(
    fc.array(fc.constantFrom(...tricky), { maxLength: 10 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 60 }),
    fc.webPath(),
    fc.string({ unit: 'grapheme', maxLength: 20 }).map(encodeURIComponent),
  )
  .map((text) => `/${sendable(text)}`);

const anyMethod = fc.constantFrom('GET', 'HEAD');

test('no path breaks the server or leads off the site, and every redirect arrives', async () => {
  await fc.assert(
    fc.asyncProperty(anyPath, anyMethod, async (path, method) => {
      const { status, headers } = await site.ask(path, { method });
      expect([200, 308, 400, 404]).toContain(status);
      expect(headers.location !== undefined).toBe(status === 308);
      if (headers.location === undefined) return;
      expect(new URL(headers.location, 'http://here.test').origin).toBe('http://here.test');
      expect((await site.ask(headers.location, { method })).status).toBe(200);
    }),
    { numRuns: 300 },
  );
  expect(site.errors).toEqual([]);
});

const weight = fc.constantFrom('', ';q=0', ';q=0.0', ';q=0.001', ' ; q=0.5', ';q=1', ';q=1.000');
const coding = fc.constantFrom('br', 'gzip', 'identity', '*', 'deflate', 'zstd', 'BR', 'x-gzip');
const listedCoding = fc.tuple(coding, weight).map(([name, q]) => ({ name, q }));

/** Written apart from the server's own reading: a coding is refused by its own weight, or by `*`. */
const accepts = (listed: { name: string; q: string }[], wanted: string) => {
  const named = listed.filter(({ name }) => name.toLowerCase().replace('x-', '') === wanted);
  const starred = listed.filter(({ name }) => name === '*');
  const [deciding] = [named.at(-1), starred.at(-1)].filter((item) => item !== undefined);
  if (!deciding) return wanted === 'identity';
  return !/^;q=0(\.0)?$/.test(deciding.q);
};

test('every answer is in an encoding the visitor accepts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(listedCoding, { maxLength: 5 }), async (listed) => {
      const acceptEncoding = listed.map(({ name, q }) => name + q).join(', ');
      const { status, headers } = await site.ask('/black-screen', {
        headers: { 'accept-encoding': acceptEncoding },
      });
      const acceptable = ['br', 'gzip', 'identity'].filter((name) => accepts(listed, name));
      expect(status).toBe(acceptable.length === 0 ? 406 : 200);
      if (status === 200) expect(acceptable).toContain(headers['content-encoding'] ?? 'identity');
    }),
    { numRuns: 300 },
  );
});

const printable = fc.string({ maxLength: 40 }).map((text) => text.replace(/[^\x20-\x7e]/g, ''));

test('no header breaks the server', async () => {
  const names = ['accept-encoding', 'if-none-match', 'range', 'if-range'];
  const headers = fc.dictionary(fc.constantFrom(...names), printable);
  const path = fc.constantFrom('/black-screen', '/films/rain.mp4', '/logo.png', '/nowhere');
  await fc.assert(
    fc.asyncProperty(path, headers, async (target, sent) => {
      const { status } = await site.ask(target, { headers: { ...sent } });
      expect([200, 206, 304, 404, 406, 416]).toContain(status);
    }),
    { numRuns: 300 },
  );
  expect(site.errors).toEqual([]);
});
