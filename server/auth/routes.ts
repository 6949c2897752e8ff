import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { addresses, type SessionAnswer, signInAnchors } from '../../contract/api';
import type { LogError } from '../answers/failures';
import type { ApiAnswers } from '../api/protocol/apiAnswers';
import { ApiError } from '../api/protocol/apiError';
import { personFrom } from './claims';
import { personId } from './person';
import { photoRule } from './photos';
import { returnPath, withAnchor } from './returnPath';
import { emptySession, type Session, takeAttempt, withAttempt } from './session';
import type { SessionCookies } from './sessionCookie';
import type { SignIn } from './signIn';

export type AuthParts = {
  readonly answers: ApiAnswers;
  readonly signIn: SignIn;
  readonly cookies: SessionCookies;
  readonly isPage: (path: string) => boolean;
  readonly originOf: (request: Request) => string | undefined;
  readonly logError: LogError;
  readonly now: () => number;
};

/** Whether the person said no, rather than something having gone wrong. */
const wasRefused = (query: URLSearchParams) => query.get('error') === 'access_denied';

/** Without the query: a code or a state in a log could be used by its reader. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

export function authRoutes({
  answers,
  signIn,
  cookies,
  isPage,
  originOf,
  logError,
  now,
}: AuthParts) {
  const mayShowPhoto = photoRule(signIn.kind);

  const redirect = async (location: string, session: Session) =>
    answers.empty(303, { Location: location, 'Set-Cookie': await cookies.write(session) });

  const providerFor = async (request: Request) => {
    const origin = originOf(request);
    const provider = origin === undefined ? undefined : await signIn.providerFor(origin);
    if (provider) return provider;
    throw signIn.kind === 'demo'
      ? new ApiError('foreign-origin', 'The demo sign-in is for this machine alone.')
      : new ApiError('sign-in-off', 'Sign-in is not set up on this site.');
  };

  return new Hono()
    .get(addresses.session, async ({ req }) => {
      const { person } = await cookies.read(req.header('cookie'));
      const answer: SessionAnswer = {
        signIn: signIn.kind,
        user: person
          ? {
              id: personId(person),
              displayName: person.name,
              ...(person.photoURL &&
                mayShowPhoto(person.photoURL) && { photoURL: person.photoURL }),
            }
          : null,
      };
      return answers.json(answer);
    })

    .get(addresses.signIn, async ({ req }) => {
      const provider = await providerFor(req.raw);
      const returnTo = returnPath(req.query('return'), isPage);
      const session = await cookies.read(req.header('cookie'));
      try {
        const { address, ...attempt } = await provider.begin();
        return redirect(address, withAttempt(session, { ...attempt, returnTo, startedAt: now() }));
      } catch (error) {
        logError(`Error signing in: ${reasonOf(error)}`);
        return redirect(withAnchor(returnTo, signInAnchors.failed), session);
      }
    })

    .get(addresses.callback, async ({ req }) => {
      const provider = await providerFor(req.raw);
      const { search, searchParams } = new URL(req.url);
      const taken = takeAttempt(
        await cookies.read(req.header('cookie')),
        searchParams.get('state'),
        now(),
      );
      if (!taken.attempt) return redirect(withAnchor('/', signInAnchors.failed), taken.session);
      const { returnTo } = taken.attempt;
      if (wasRefused(searchParams)) {
        return redirect(withAnchor(returnTo, signInAnchors.refused), taken.session);
      }
      try {
        const claims = await provider.finish(search, taken.attempt);
        return redirect(returnTo, {
          attempts: taken.session.attempts,
          person: personFrom(provider.name, claims, mayShowPhoto),
          since: now(),
          token: randomBytes(16).toString('base64url'),
        });
      } catch (error) {
        logError(`Error signing in: ${reasonOf(error)}`);
        return redirect(withAnchor(returnTo, signInAnchors.failed), taken.session);
      }
    })

    .post(addresses.signOut, async () =>
      answers.empty(204, { 'Set-Cookie': await cookies.write(emptySession) }),
    );
}
