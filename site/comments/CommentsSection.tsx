import { commentsAnchor } from '../../contract/api';
import { commentsRootId } from '../elementIds';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import styles from './CommentsSection.module.css';

/** The place of the comments on a page, as it is before they are loaded. */
export function CommentsSection() {
  const t = useTranslations('comments');
  const title = `${commentsAnchor}-title`;
  return (
    <section id={commentsAnchor} aria-labelledby={title}>
      <h2 id={title}>{t('title')}</h2>
      <noscript>
        <p>{t('noScript')}</p>
      </noscript>
      <p role="alert" hidden>
        {t('list.loadError')}{' '}
        <button type="button" className={buttons.button}>
          {t('list.retry')}
        </button>
      </p>
      <div id={commentsRootId} className={styles.root} />
    </section>
  );
}
