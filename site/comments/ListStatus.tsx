import { useEffect } from 'react';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import { useAnnounce } from './Announcer';
import styles from './CommentList.module.css';
import type { FailureCode } from './failure';

type Props = { trouble: FailureCode | undefined; retry: () => void };

/** What stands in place of the list until there is one. */
export function ListStatus({ trouble, retry }: Props) {
  const t = useTranslations('comments.list');
  const announce = useAnnounce();
  const text = t(!trouble ? 'loading' : trouble === 'offline' ? 'offline' : 'loadError');
  useEffect(() => {
    if (trouble) announce(text);
  }, [trouble, text, announce]);

  return (
    <p className={styles.note}>
      {text}
      {trouble && (
        <button type="button" className={buttons.button} onClick={retry}>
          {t('retry')}
        </button>
      )}
    </p>
  );
}
