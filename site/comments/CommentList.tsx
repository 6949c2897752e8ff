import { useState } from 'react';
import type { PublicThread } from '../../contract/api';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { useAnnounce } from './Announcer';
import styles from './CommentList.module.css';
import { Thread } from './Thread';
import type { Threads } from './threads';
import { useComments } from './useComments';

type Props = {
  threads: Threads;
  loadOlder: (found: (comments: readonly PublicThread[]) => void) => Promise<void>;
};

export function CommentList({ threads, loadOlder }: Props) {
  const t = useTranslations('comments.list');
  const { page } = useComments();
  if (threads.comments.length === 0) return <p className={styles.note}>{t('empty')}</p>;
  return (
    <>
      <ol className={styles.list} aria-label={t('label', { name: page.name })}>
        {threads.comments.map((thread) => (
          <Thread key={thread.id} thread={thread} />
        ))}
      </ol>
      {threads.older !== undefined && <Older load={loadOlder} />}
    </>
  );
}

function Older({ load }: { load: Props['loadOlder'] }) {
  const t = useTranslations('comments');
  const announce = useAnnounce();
  const { awaited } = useComments();
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const show = async () => {
    setState('loading');
    try {
      await load((comments) => {
        awaited.current = comments[0]?.id;
        announce(t('heard.older', { count: comments.length }));
      });
      setState('ready');
    } catch {
      setState('failed');
      announce(t('list.loadError'));
    }
  };
  return (
    <p className={styles.note}>
      {state === 'failed' && t('list.loadError')}
      <button
        type="button"
        className={buttons.button}
        disabled={state === 'loading'}
        onClick={show}
      >
        {t(state === 'loading' ? 'list.loadingOlder' : 'list.older')}
      </button>
    </p>
  );
}
