import { addresses } from '../../contract/api';
import type { OperatorSettings } from '../../contract/operatorSettings';
import type { SecurityHeaders } from '../answers/securityHeaders';
import { isOnLoopback, siteOrigin } from '../requests/siteOrigin';
import { type DemoSignIn, demoSignIn } from './demo/listener';
import type { SignInKind } from './photos';
import { type IdentityProvider, identityProvider } from './provider';

export const GOOGLE = 'https://accounts.google.com';

/** A machine has few names; whoever invents more of them only fills its memory. */
const MOST_ORIGINS = 20;

/** A sealed cookie needs HTTPS, but for the machine itself. */
const isSafe = (settings: OperatorSettings) =>
  isOnLoopback(settings) || settings.origin.startsWith('https:');

export function signInKind(settings: OperatorSettings): SignInKind {
  if (settings.google)
    return isSafe(settings) && siteOrigin(settings)({ host: 'localhost', isForwarded: false })
      ? 'google'
      : 'off';
  // Behind a proxy, made-up people would be open to everybody.
  return isOnLoopback(settings) && settings.trustedProxies.length === 0 ? 'demo' : 'off';
}

export type SignIn = {
  readonly kind: SignInKind;
  /** Undefined where nobody can sign in. */
  readonly providerFor: (origin: string) => Promise<IdentityProvider | undefined>;
  readonly demo: DemoSignIn | undefined;
};

export function createSignIn(
  settings: OperatorSettings,
  security: SecurityHeaders,
  googleIssuer = GOOGLE,
): SignIn {
  const kind = signInKind(settings);
  const demo = kind === 'demo' ? demoSignIn(siteOrigin(settings), security) : undefined;
  const known = new Map<string, Promise<IdentityProvider | undefined>>();

  const create = async (origin: string) => {
    const redirectUri = origin + addresses.callback;
    if (kind === 'google' && settings.google) {
      return identityProvider({
        name: GOOGLE,
        issuer: googleIssuer,
        redirectUri,
        ...settings.google,
      });
    }
    if (!demo) return undefined;
    const { issuer, clientId, clientSecret } = await demo.providerAt(origin);
    const client = { issuer, clientId, clientSecret, redirectUri };
    return identityProvider({ name: 'demo', ...client, prompt: 'login', allowHttp: true });
  };

  return {
    kind,
    demo,
    async providerFor(origin) {
      if (!known.has(origin) && known.size >= MOST_ORIGINS) return undefined;
      const provider = known.get(origin) ?? create(origin);
      known.set(origin, provider);
      provider.catch(() => known.delete(origin));
      return provider;
    },
  };
}
