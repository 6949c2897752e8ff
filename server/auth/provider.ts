import * as oidc from 'openid-client';

export type ProviderSettings = {
  /** The name people are remembered by. It outlives a change of address, as the demo's has. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** How the provider lets people choose between their accounts. */
  readonly prompt?: string;
  readonly allowHttp?: true;
};

/** Seconds. A provider that is away must not keep visitors waiting. */
const TIMEOUT = 5;

/** The OpenID Connect code flow with one identity provider. */
export function identityProvider(settings: ProviderSettings) {
  let discovering: Promise<oidc.Configuration> | undefined;

  const discover = () => {
    discovering ??= oidc
      .discovery(new URL(settings.issuer), settings.clientId, settings.clientSecret, undefined, {
        timeout: TIMEOUT,
        // Left alone, the library trusts an ID token's signature because of the connection it came by.
        execute: [
          oidc.enableNonRepudiationChecks,
          ...(settings.allowHttp ? [oidc.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovering = undefined;
        throw error;
      });
    return discovering;
  };

  return {
    name: settings.name,

    async begin() {
      const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
      const verifier = oidc.randomPKCECodeVerifier();
      const address = oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: settings.redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        prompt: settings.prompt ?? 'select_account',
      });
      return { state, nonce, verifier, address: address.href };
    },

    /** Throws unless everything about the answer is as it must be. */
    async finish(query: string, expected: { state: string; nonce: string; verifier: string }) {
      const tokens = await oidc.authorizationCodeGrant(
        await discover(),
        new URL(settings.redirectUri + query),
        {
          expectedState: expected.state,
          expectedNonce: expected.nonce,
          pkceCodeVerifier: expected.verifier,
          idTokenExpected: true,
        },
      );
      const claims = tokens.claims();
      if (!claims?.sub) throw new Error('the identity provider did not say who signed in');
      return claims;
    },
  };
}

export type IdentityProvider = ReturnType<typeof identityProvider>;
