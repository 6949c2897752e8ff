import { useEffect, useRef } from 'react';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import styles from './Account.module.css';
import { useAnnounce } from './Announcer';
import { signInTrip, useAuth } from './AuthProvider';
import { Avatar } from './Avatar';
import { storage } from './storage';
import { useComments } from './useComments';
import { draftKey, useDraft } from './useDraft';
import { useProblem } from './useProblem';
import { Writer } from './Writer';
import writing from './Writing.module.css';

/** Who the visitor is, and where they write. */
export function Account({ signInResult }: { signInResult: 'refused' | 'failed' | undefined }) {
  const t = useTranslations('comments');
  const { page } = useComments();
  const { user, loading, signOut } = useAuth();
  const [draft = '', write] = useDraft(draftKey(page.path));
  const element = useRef<HTMLDivElement>(null);
  const { problem, tell, solved } = useProblem();
  useChangesHeard();

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the visitor comes back
  useEffect(() => {
    if (signInResult) tell(t(`signIn.${signInResult}`));
  }, []);

  const leave = async () => {
    solved();
    try {
      await signOut();
      // The button that was pressed is gone.
      element.current?.focus({ preventScroll: true });
    } catch {
      tell(t('signIn.signOutFailed'));
    }
  };

  if (loading) return <div className={styles.unknown} />;
  return (
    <div ref={element} className={styles.account} tabIndex={-1}>
      {problem && <p className={writing.problem}>{problem}</p>}
      {user && (
        <div className={styles.person}>
          <Avatar name={user.displayName} photo={user.photoURL} />
          <span className={styles.name} dir="auto">
            {t('signIn.signedInAs', { name: user.displayName })}
          </span>
          <button type="button" className={buttons.quiet} onClick={leave}>
            {t('signIn.signOut')}
          </button>
        </div>
      )}
      <Writer draft={draft} write={write} />
    </div>
  );
}

/** Says that somebody has signed in or out, also when it happened in another tab. */
function useChangesHeard() {
  const t = useTranslations('comments.heard');
  const announce = useAnnounce();
  const { user, loading } = useAuth();
  const known = useRef<string | null>(undefined);
  const name = user?.displayName ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the person changes, not when the words are made anew
  useEffect(() => {
    if (loading) return;
    if (storage.read(signInTrip)) known.current = null;
    storage.write(signInTrip, undefined);
    const isNews = known.current !== undefined && known.current !== name;
    known.current = name;
    if (isNews) announce(name === null ? t('signedOut') : t('signedIn', { name }));
  }, [loading, name]);
}
