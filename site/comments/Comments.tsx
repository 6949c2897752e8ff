import { useMemo, useRef, useState } from 'react';
import { useOnScreen } from '../hooks/useOnScreen';
import { useTranslations } from '../i18n/translations';
import { Account } from './Account';
import { useAuth } from './AuthProvider';
import { arrivalAt } from './arrival';
import { CommentList } from './CommentList';
import styles from './CommentList.module.css';
import { ListStatus } from './ListStatus';
import { withComment, withoutComment } from './threads';
import { useArrived } from './useArrived';
import { type CommentedPage, CommentsContext, type CommentsState } from './useComments';
import { useThreads } from './useThreads';

export function Comments({ page }: { page: CommentedPage }) {
  const t = useTranslations('comments.list');
  const { loading, refresh } = useAuth();
  const list = useRef<HTMLDivElement>(null);
  const { threads, trouble, retry, loadOlder, change } = useThreads(page.path, useOnScreen(list));
  const [arrival] = useState(() => arrivalAt(location.hash));
  const awaited = useRef(arrival.comment);
  useArrived(arrival, { awaited, threads, loadOlder });

  const comments = useMemo(
    (): CommentsState => ({
      page,
      awaited,
      added(comment) {
        // Whoever sent it with a key goes on typing there, and must not type into the stage.
        const isTyping = document.activeElement instanceof HTMLTextAreaElement;
        if (comment.parentId || !isTyping) awaited.current = comment.id;
        change((known) => withComment(known, comment));
      },
      removed(id) {
        // What was under the visitor's fingers is gone.
        list.current?.focus({ preventScroll: true });
        change((known) => withoutComment(known, id));
      },
    }),
    [page, change],
  );

  const tryAgain = () => {
    list.current?.focus({ preventScroll: true });
    retry();
    refresh();
  };

  if (!threads && trouble === 'off') return <p className={styles.note}>{t('off')}</p>;
  return (
    <CommentsContext value={comments}>
      {!(trouble && loading) && <Account signInResult={arrival.signIn} />}
      <div ref={list} className={styles.place} tabIndex={-1}>
        {threads ? (
          <CommentList threads={threads} loadOlder={loadOlder} />
        ) : (
          <ListStatus trouble={trouble} retry={tryAgain} />
        )}
      </div>
    </CommentsContext>
  );
}
