import { useState } from 'react';
import { useEvent } from '../hooks/useEvent';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { useAuth } from './AuthProvider';
import { useProblem } from './useProblem';
import styles from './Writing.module.css';

type Props = {
  prompt: string;
  /** Where the visitor comes back to. */
  anchor: string;
  problem: string | undefined;
  /** There is a text that waits to be sent. */
  hasDraft: boolean;
  cancel?: { word: string; act: () => void } | undefined;
};

/** What stands in place of a form until the visitor has signed in. */
export function SignIn({ prompt, anchor, problem, hasDraft, cancel }: Props) {
  const t = useTranslations('comments');
  const { method, signIn } = useAuth();
  const [leaving, setLeaving] = useState(false);
  const own = useProblem();
  // Back from there without having signed in, by the browser's memory of this page.
  useEvent('window', 'pageshow', () => setLeaving(false));

  if (method === 'off') return <p className={styles.small}>{t('signIn.off')}</p>;

  const leave = async () => {
    setLeaving(true);
    own.solved();
    try {
      await signIn(anchor);
    } catch {
      setLeaving(false);
      own.tell(t('signIn.failed'));
    }
  };
  const told = own.problem ?? problem;
  return (
    <div className={styles.prompt}>
      {told && <p className={styles.problem}>{told}</p>}
      <p>{prompt}</p>
      {hasDraft && <p className={styles.small}>{t('form.draftKept')}</p>}
      <div className={styles.bar}>
        <button type="button" className={buttons.primary} disabled={leaving} onClick={leave}>
          {t(leaving ? 'signIn.leaving' : `signIn.${method}`)}
        </button>
        {cancel && (
          <button type="button" className={buttons.quiet} onClick={cancel.act}>
            {cancel.word}
          </button>
        )}
      </div>
      {method === 'demo' && !cancel && <p className={styles.small}>{t('signIn.demoNote')}</p>}
    </div>
  );
}
