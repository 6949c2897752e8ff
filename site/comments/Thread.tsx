import { useId, useRef, useState } from 'react';
import type { PublicThread } from '../../contract/api';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { useAuth } from './AuthProvider';
import { Comment } from './Comment';
import styles from './Thread.module.css';
import { useAuthorName } from './useAuthorName';
import { useComments } from './useComments';
import { draftKey, useDraft } from './useDraft';
import { Writer } from './Writer';

/** A comment, what was replied to it, and the visitor's own reply while they write it. */
export function Thread({ thread }: { thread: PublicThread }) {
  const t = useTranslations('comments');
  const { page, awaited } = useComments();
  const nameOf = useAuthorName();
  const { user, loading, method } = useAuth();
  const [draft, write] = useDraft(draftKey(page.path, thread.id));
  const [focused, setFocused] = useState(() => awaited.current === thread.id);
  const area = useId();
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = draft !== undefined;
  const { replies } = thread;

  const toggle = () => {
    setFocused(true);
    if (!isOpen) write('');
    else if (draft === '') write(undefined);
    else document.getElementById(area)?.querySelector('textarea')?.focus();
  };
  const cancel = () => {
    write(undefined);
    button.current?.focus();
  };
  return (
    <li className={styles.thread}>
      <Comment comment={thread} replies={replies.length}>
        {(user || loading || method !== 'off') && (
          <button
            ref={button}
            type="button"
            className={buttons.quiet}
            aria-label={t('reply.openLabel', { name: nameOf(thread) })}
            aria-expanded={isOpen}
            aria-controls={isOpen ? area : undefined}
            onClick={toggle}
          >
            {t('reply.open')}
          </button>
        )}
      </Comment>
      {(replies.length > 0 || isOpen) && (
        <div className={styles.below}>
          {replies.length > 0 && (
            <ol
              className={styles.replies}
              aria-label={t('list.replies', { count: replies.length })}
            >
              {replies.map((one) => (
                <li key={one.id}>
                  <Comment comment={one} />
                </li>
              ))}
            </ol>
          )}
          {isOpen && !loading && (
            <div id={area} className={styles.reply}>
              <Writer parent={thread} {...{ draft, write, focused, cancel }} />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
