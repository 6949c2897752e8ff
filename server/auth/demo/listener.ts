import type { IncomingMessage, ServerResponse } from 'node:http';
import { serverPaths } from '../../../contract/serverPaths';
import type { SecurityHeaders } from '../../answers/securityHeaders';
import { forwardingOf, type SiteOrigin } from '../../requests/siteOrigin';
import { accountsPage, pageStyleHash } from './page';
import { createDemoProvider, type DemoProvider } from './provider';

const MOST_BODY = 1000;

async function chosenAccount(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > MOST_BODY) break;
  }
  return new URLSearchParams(body).get('account') ?? '';
}

async function interact(
  { provider }: DemoProvider,
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method !== 'POST') {
    await provider.interactionDetails(request, response);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(accountsPage());
    return;
  }
  const accountId = await chosenAccount(request);
  await provider.interactionFinished(
    request,
    response,
    accountId ? { login: { accountId, remember: false } } : { error: 'access_denied' },
  );
}

/** Remembering who came last, the provider would refuse to let them be somebody else this time. */
function forgetLastAccount(request: IncomingMessage) {
  const cookies = (request.headers.cookie ?? '').split(/;\s*/);
  request.headers.cookie = cookies.filter((cookie) => !cookie.startsWith('_session')).join('; ');
}

/**
 * The demo identity provider, mounted below its own path of a server that only its own machine can
 * reach: one for each name of that machine that a visitor uses.
 */
export function demoSignIn(originOf: SiteOrigin, security: SecurityHeaders) {
  const providers = new Map<string, Promise<DemoProvider>>();
  const headers = security({ hashes: { script: [], style: [pageStyleHash] } });

  const providerAt = (origin: string) => {
    const known = providers.get(origin) ?? createDemoProvider(origin);
    providers.set(origin, known);
    return known;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const origin = originOf(forwardingOf((name) => request.headers[name]));
    const known = origin && providers.get(origin);
    if (!known) {
      response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
      response.end('The demo sign-in is for this machine alone, and begins on one of its pages.');
      return;
    }
    const demo = await known;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Cache-Control', 'no-store');
    forgetLastAccount(request);
    const path = request.url ?? '';
    if (path.startsWith(`${serverPaths.demoSignIn}/interaction/`))
      return interact(demo, request, response);
    Object.assign(request, { originalUrl: path });
    request.url = path.slice(serverPaths.demoSignIn.length) || '/';
    await demo.provider.callback()(request, response);
  };

  return { answer, providerAt };
}

export type DemoSignIn = ReturnType<typeof demoSignIn>;
