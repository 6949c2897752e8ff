import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';

export const CLIENT = { clientId: 'client', clientSecret: 'secret' };

export type Lie = {
  /** Replaces claims of an otherwise true ID token. */
  readonly claims?: JWTPayload;
  readonly unsigned?: true;
  readonly signedByOther?: true;
  readonly noToken?: true;
  readonly issuerInDiscovery?: string;
};

/** An identity provider that says what it is told to. */
export async function hostileProvider() {
  const [own, other] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
  const publicKey = { ...(await exportJWK(own.publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  let lie: Lie = {};
  let nonce = '';

  const idToken = async (issuer: string) => {
    const now = Math.floor(Date.now() / 1000);
    const truth = { iss: issuer, sub: 'eve', aud: CLIENT.clientId, iat: now, exp: now + 60, nonce };
    const claims = { ...truth, ...lie.claims };
    if (lie.unsigned) return new UnsecuredJWT(claims).encode();
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: 'key' })
      .sign(lie.signedByOther ? other.privateKey : own.privateKey);
  };

  const server = createServer(async ({ url = '' }, response) => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const answers: Record<string, () => unknown> = {
      '/.well-known/openid-configuration': () => ({
        issuer: lie.issuerInDiscovery ?? issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
      '/keys': () => ({ keys: [publicKey] }),
      '/token': async () => ({
        access_token: 'x',
        token_type: 'Bearer',
        ...(!lie.noToken && { id_token: await idToken(issuer) }),
      }),
    };
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(await answers[url]?.()));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    tell(next: Lie, expectedNonce: string) {
      lie = next;
      nonce = expectedNonce;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
