import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { SessionAnswer, User } from '../../contract/api';
import { useChannel } from '../hooks/useChannel';
import { useEvent } from '../hooks/useEvent';
import { useInterval } from '../hooks/useInterval';
import { useLatest } from '../hooks/useLatest';
import { usePageShown } from '../hooks/usePageShown';
import { endSession, getSession, signInAddress } from './api';
import { codeOf } from './failure';
import { logged } from './logged';
import { betweenLooks, isBadMoment } from './looks';
import { storage } from './storage';

export type Auth = {
  readonly user: User | null;
  /** True until the server has said for the first time who this is. */
  readonly loading: boolean;
  readonly method: SessionAnswer['signIn'];
  /** Leaves for the sign-in, which comes back to that anchor of this page. */
  readonly signIn: (anchor: string) => Promise<void>;
  readonly signOut: () => Promise<void>;
  /** Asks who this is now. */
  readonly refresh: () => Promise<void>;
};

const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** Kept while the visitor is away to sign in. */
export const signInTrip = 'signing in';

const nobody: SessionAnswer = { user: null, signIn: 'off' };
const idOf = (session: SessionAnswer | undefined) => session?.user?.id;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<SessionAnswer>();
  const latest = useLatest(session);
  const tellOtherTabs = useChannel<string | undefined>('session', (id) => {
    if (id !== idOf(latest.current)) refresh();
  });

  const report = useCallback(
    (answer: SessionAnswer) => {
      setSession((known) => (isSame(known, answer) ? known : answer));
      if (idOf(answer) !== idOf(latest.current)) tellOtherTabs(idOf(answer));
    },
    [latest, tellOtherTabs],
  );
  const refresh = useCallback(
    () =>
      getSession().then(report, (reason) => {
        if (codeOf(reason) === 'off') report(nobody);
      }),
    [report],
  );

  const shown = usePageShown();
  useEffect(() => {
    if (shown) refresh();
  }, [shown, refresh]);
  useEvent('window', 'online', refresh);
  // Until there was an answer, there is neither a form nor a way to sign in.
  useInterval(() => !isBadMoment() && refresh(), betweenLooks, shown && !session);

  const auth = useMemo(
    (): Auth => ({
      user: session?.user ?? null,
      loading: !session,
      method: session?.signIn ?? 'off',
      refresh,
      signIn: (anchor) =>
        logged('Error signing in:', async () => {
          // With nobody there to sign in at, the visitor would lose this page for an error of the browser.
          const now = await getSession();
          if (now.user) return report(now);
          storage.write(signInTrip, 'yes');
          location.assign(signInAddress(`${location.pathname}${location.search}#${anchor}`));
        }),
      signOut: () =>
        logged('Error signing out:', async () => {
          await endSession();
          await refresh();
        }),
    }),
    [session, refresh, report],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
