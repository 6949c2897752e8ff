import { randomBytes } from 'node:crypto';
import type { OperatorSettings } from '../../contract/operatorSettings';
import type { LogError } from '../answers/failures';
import type { SecurityHeaders } from '../answers/securityHeaders';
import { photoRule } from '../auth/photos';
import { sessionCookies } from '../auth/sessionCookie';
import { sessionKey } from '../auth/sessionKey';
import { createSignIn } from '../auth/signIn';
import { availableStore } from '../comments/availableStore';
import { openStore } from '../comments/openStore';
import { createComments } from '../comments/service';
import { siteOrigin } from '../requests/siteOrigin';
import type { BuiltSite } from '../website/readSite';
import { apiListeners } from './listeners';

export type ApiParts = {
  readonly settings: OperatorSettings;
  readonly site: Pick<BuiltSite, 'commentedPaths' | 'isPage'>;
  readonly security: SecurityHeaders;
  readonly logError: LogError;
  readonly now?: () => number;
  readonly googleIssuer?: string | undefined;
};

/** Random enough that none can be guessed, and never one that is kept for others. */
const newId = () => randomBytes(12).toString('base64url').replace(/^_/, '-');

export type Api = ReturnType<typeof createApi>;

/** Comments and sign-in, put together as the settings say. */
export function createApi(parts: ApiParts) {
  const { settings, site, security, logError, now = Date.now } = parts;
  const signIn = createSignIn(settings, security, parts.googleIssuer);
  const { key, warning } = sessionKey(settings.sessionSecret, settings.dataDir);
  const cookies = sessionCookies(key, now);
  const originAt = siteOrigin(settings);
  const store = availableStore(() => openStore(settings), logError);
  const comments = createComments({
    store,
    pages: site.commentedPaths,
    mayShowPhoto: photoRule(signIn.kind),
    now,
    newId,
  });
  const listeners = apiListeners({
    settings,
    security,
    comments,
    signIn,
    cookies,
    logError,
    now,
    isPage: (path) => site.isPage(path),
    originAt,
    personOf: async ({ headers }) => (await cookies.read(headers.get('cookie'))).person,
  });
  return {
    ...listeners,
    demoSignIn: signIn.demo?.answer,
    warning,
    open: store.open,
    close: () => store.close(),
  };
}
