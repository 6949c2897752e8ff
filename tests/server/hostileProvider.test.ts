import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityProvider } from '../../server/auth/provider';
import { CLIENT, hostileProvider, type Lie } from './support/hostileProvider';

let hostile: Awaited<ReturnType<typeof hostileProvider>>;
beforeAll(async () => {
  hostile = await hostileProvider();
});
afterAll(() => hostile.stop());

async function signIn(lie: Lie) {
  hostile.tell(lie, '');
  const provider = identityProvider({
    name: 'hostile',
    issuer: hostile.issuer,
    redirectUri: 'http://127.0.0.1:1/auth/callback',
    allowHttp: true,
    ...CLIENT,
  });
  const begun = await provider.begin();
  hostile.tell(lie, begun.nonce);
  return provider.finish(`?code=code&state=${begun.state}`, begun);
}

test('the truth is believed', async () => {
  expect(await signIn({})).toMatchObject({ sub: 'eve' });
});

const past = Math.floor(Date.now() / 1000) - 3600;

describe('an ID token is refused when it', () => {
  test.each<[string, Lie]>([
    ['is of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['is for another client', { claims: { aud: 'someone else' } }],
    ['is for several clients without a presenter', { claims: { aud: ['client', 'other'] } }],
    ['has expired', { claims: { iat: past - 60, exp: past } }],
    ['has another nonce', { claims: { nonce: 'other' } }],
    ['has no subject', { claims: { sub: '' } }],
    ['is not signed', { unsigned: true }],
    ['is signed by somebody else', { signedByOther: true }],
    ['is not there', { noToken: true }],
  ])('%s', async (_, lie) => {
    await expect(signIn(lie)).rejects.toThrow();
  });
});

test('a provider that calls itself by another name is refused', async () => {
  await expect(signIn({ issuerInDiscovery: 'https://evil.example' })).rejects.toThrow();
});
