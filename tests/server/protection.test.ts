import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCRIPT_HASH, STYLE_HASH } from './support/exampleSite';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
let secureSite: RunningSite;
beforeAll(async () => {
  site = await runSite();
  secureSite = await runSite({ env: { ORIGIN: 'https://screens.test' } });
});
afterAll(async () => {
  await site.stop();
  await secureSite.stop();
});

const directives = (policy: string | string[] | undefined) =>
  new Map(
    String(policy)
      .split('; ')
      .map((directive) => {
        const [name = '', ...values] = directive.split(' ');
        return [name, values.join(' ')];
      }),
  );

const policyOf = async (path: string, of = site) =>
  directives((await of.ask(path)).headers['content-security-policy']);

test.each([
  ['a page', '/black-screen', {}, 200],
  ['a page kept by the visitor', '/black-screen', { headers: { 'if-none-match': '*' } }, 304],
  ['a part', '/films/rain.mp4', { headers: { range: 'bytes=0-1' } }, 206],
  ['a redirect', '/black-screen/', {}, 308],
  ['an unknown page', '/nowhere', {}, 404],
  ['an unknown asset', '/assets/x.js', {}, 404],
  ['a malformed address', '/%zz', {}, 400],
  ['a malformed request', '/\\x', {}, 400],
  ['another method', '/', { method: 'POST' }, 405],
  ['OPTIONS', '/', { method: 'OPTIONS' }, 204],
  ['no encoding', '/', { headers: { 'accept-encoding': '*;q=0' } }, 406],
  ['no such part', '/', { headers: { range: 'bytes=-0' } }, 416],
  ['the health check', '/healthz', {}, 200],
])('%s is protected', async (_, path, question, status) => {
  const { headers, status: actual } = await site.ask(path, question);
  expect(actual).toBe(status);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers['strict-transport-security']).toBeUndefined();
});

describe('the content security policy', () => {
  test('allows the inline script and style of that page alone', async () => {
    const page = await policyOf('/black-screen');
    expect(page.get('script-src')).toBe(`'self' '${SCRIPT_HASH}'`);
    expect(page.get('style-src')).toBe(`'self' '${STYLE_HASH}'`);
    const other = await policyOf('/de/black-screen');
    expect(other.get('script-src')).toBe("'self'");
    expect(other.get('style-src')).toBe("'self'");
  });

  test('locks everything else to our own origin', async () => {
    expect(Object.fromEntries(await policyOf('/'))).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'media-src': "'self'",
      'font-src': "'self'",
      'connect-src': "'self'",
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });
});

describe('outside scripts', () => {
  let openSite: RunningSite;
  beforeAll(async () => {
    openSite = await runSite({
      env: {
        ANALYTICS_SCRIPT: 'https://stats.test/count.js',
        ANALYTICS_HOSTS: '*.stats.test',
        ADS_SCRIPT: 'https://ads.test/show.js',
        ADS_HOSTS: 'frames.test',
      },
    });
  });
  afterAll(() => openSite.stop());

  const ads = 'https://ads.test https://frames.test';
  const all = `${ads} https://stats.test https://*.stats.test`;

  test.each(['/', '/black-screen', '/nowhere'])('may reach their hosts from %s', async (path) => {
    const [before, after] = [await policyOf(path), await policyOf(path, openSite)];
    expect(Object.fromEntries(after)).toEqual({
      ...Object.fromEntries(before),
      'script-src': `${before.get('script-src')} ${all}`,
      'connect-src': `${before.get('connect-src')} ${all}`,
      'img-src': `${before.get('img-src')} ${all}`,
      'frame-src': ads,
    });
  });

  test.each(['/full', '/assets/app-A1b2.js', '/api/comments?page=/', '/auth/x', '/healthz'])(
    'change nothing for %s',
    async (path) => {
      expect(await policyOf(path, openSite)).toEqual(await policyOf(path));
    },
  );
});

test('full-screen pages may be framed by anyone', async () => {
  const { headers } = await site.ask('/full');
  expect(headers['x-frame-options']).toBeUndefined();
  expect((await policyOf('/full')).get('frame-ancestors')).toBe('*');
});

test('the site keeps full screen and the wake lock, and gives up the rest', async () => {
  const policy = String((await site.ask('/')).headers['permissions-policy']).split(', ');
  for (const feature of ['fullscreen', 'screen-wake-lock', 'autoplay', 'window-management']) {
    expect(policy).toContain(`${feature}=(self)`);
  }
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb']) {
    expect(policy).toContain(`${feature}=()`);
  }
});

describe('HTTPS is promised', () => {
  const promises = async (of: RunningSite) => ({
    transport: (await of.ask('/')).headers['strict-transport-security'],
    upgrade: (await policyOf('/', of)).has('upgrade-insecure-requests'),
  });

  test('when the operator serves it', async () => {
    expect(await promises(secureSite)).toEqual({
      transport: 'max-age=63072000; includeSubDomains',
      upgrade: true,
    });
  });

  test.each([{}, { ORIGIN: 'http://screens.test' }, { ORIGIN: 'https://screenful.example' }])(
    'but not with %j',
    async (env) => {
      const plainSite = await runSite({ env });
      expect(await promises(plainSite)).toEqual({ transport: undefined, upgrade: false });
      await plainSite.stop();
    },
  );
});
