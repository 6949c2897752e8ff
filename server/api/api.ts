import { randomBytes } from 'node:crypto';
import type { OperatorSettings } from '../../contract/operatorSettings';
import type { LogError } from '../answers/failures';
import type { SecurityHeaders } from '../answers/securityHeaders';
import type { Listener } from '../answers/webListener';
import { photoRule } from '../auth/photos';
import { sessionCookies } from '../auth/sessionCookie';
import { sessionKey } from '../auth/sessionKey';
import { createSignIn } from '../auth/signIn';
import { availableStore } from '../comments/availableStore';
import { openStore } from '../comments/openStore';
import { createComments } from '../comments/service';
import { siteOrigin } from '../requests/siteOrigin';
import type { Site } from '../website/readSite';
import { createApi } from './router';

export type ConversationParts = {
  readonly settings: OperatorSettings;
  readonly site: Pick<Site, 'commentedPaths' | 'isPage'>;
  readonly security: SecurityHeaders;
  readonly logError: LogError;
  readonly now?: () => number;
  readonly googleIssuer?: string | undefined;
};

/** Random enough that none can be guessed, and never one that is kept for others. */
const newId = () => randomBytes(12).toString('base64url').replace(/^_/, '-');

export type Conversation = ReturnType<typeof createConversation>;

/** Comments and sign-in, put together as the settings say. */
export function createConversation(parts: ConversationParts) {
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
  const api = createApi({
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
    /** Who answers at a path, if it is one of the conversation's. */
    listenerAt(path: string): Listener | undefined {
      if (signIn.demo?.isMine(path)) return signIn.demo.answer;
      return path.startsWith('/api/') || path.startsWith('/auth/') ? api : undefined;
    },
    warning,
    prepare: store.prepare,
    close: () => store.close(),
  };
}
