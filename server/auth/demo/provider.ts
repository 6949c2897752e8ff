import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Configuration } from 'oidc-provider';
import { addresses } from '../../../contract/api';
import { serverPaths } from '../../../contract/serverPaths';
import { demoAccounts } from './accounts';
import { boundedAdapter } from './boundedAdapter';

const { demoSignIn } = serverPaths;
const CLIENT_ID = 'screenful';

async function configuration(origin: string, clientSecret: string): Promise<Configuration> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const secret = () => randomBytes(32).toString('base64url');
  return {
    adapter: boundedAdapter(),
    jwks: { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [secret()], short: { path: demoSignIn }, long: { path: demoSignIn } },
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: clientSecret,
        redirect_uris: [origin + addresses.callback],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { email: ['email'], profile: ['name', 'picture'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    renderError(context, { error, error_description }) {
      context.type = 'text/plain; charset=utf-8';
      context.body = `The demo sign-in failed: ${error} (${error_description ?? 'no details'})`;
    },
    interactions: { url: (_, { uid }) => `${demoSignIn}/interaction/${uid}` },
    ttl: {
      AccessToken: 60,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    findAccount(_, sub) {
      const account = demoAccounts.find((one) => one.sub === sub);
      return account && { accountId: sub, claims: () => account };
    },
    /** Nobody has to agree to telling us a name that we made up. */
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc;
      const grant = new provider.Grant({
        clientId: client?.clientId ?? '',
        accountId: session?.accountId ?? '',
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  };
}

/** An identity provider for one address of this machine. Its code is loaded only when it is asked for. */
export async function createDemoProvider(origin: string) {
  const { default: Provider } = await import('oidc-provider');
  const clientSecret = randomBytes(32).toString('base64url');
  const issuer = origin + demoSignIn;
  const provider = new Provider(issuer, await configuration(origin, clientSecret));
  return { provider, issuer, clientId: CLIENT_ID, clientSecret };
}

export type DemoProvider = Awaited<ReturnType<typeof createDemoProvider>>;
