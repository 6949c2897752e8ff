import { type ReactNode, useEffect, useRef, useState } from 'react';
import { commentAnchor, type PublicComment } from '../../contract/api';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { useAuth } from './AuthProvider';
import { Avatar } from './Avatar';
import styles from './Comment.module.css';
import { commentDate, exactDate } from './commentDate';
import { DeleteDialog } from './DeleteDialog';
import { useAuthorName } from './useAuthorName';
import { useComments } from './useComments';

type Props = { comment: PublicComment; replies?: number; children?: ReactNode };

/** One comment or reply; `children` are more buttons under it. */
export function Comment({ comment, replies = 0, children }: Props) {
  const t = useTranslations('comments');
  const { user } = useAuth();
  const { awaited } = useComments();
  const [deleting, setDeleting] = useState(false);
  const element = useRef<HTMLElement>(null);
  const name = useAuthorName()(comment);
  const { id, text, authorId, authorPhotoURL, createdAt } = comment;

  useEffect(() => {
    if (awaited.current !== id) return;
    awaited.current = undefined;
    element.current?.focus();
  }, [awaited, id]);

  return (
    <article ref={element} id={commentAnchor(id)} className={styles.comment} tabIndex={-1}>
      <Avatar name={name} photo={authorPhotoURL} />
      <div className={styles.head}>
        <bdi className={styles.author}>{name}</bdi>
        <time
          className={styles.date}
          dateTime={createdAt}
          title={exactDate(createdAt)}
          lang="en-US"
          dir="ltr"
        >
          {commentDate(createdAt)}
        </time>
      </div>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.actions}>
        {children}
        {user?.id === authorId && (
          <button
            type="button"
            className={buttons.quiet}
            aria-label={t('delete.openLabel')}
            onClick={() => setDeleting(true)}
          >
            {t('delete.open')}
          </button>
        )}
      </div>
      {deleting && <DeleteDialog id={id} replies={replies} closed={() => setDeleting(false)} />}
    </article>
  );
}
