import { newVersionId } from '../elementIds';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import styles from './NewVersion.module.css';

/** Part of the page from the start, so that it speaks its language and needs no code to be drawn. */
export function NewVersion() {
  const t = useTranslations('offline');
  return (
    <output className={styles.place}>
      <span id={newVersionId} className={styles.notice} hidden>
        <span className={styles.text}>{t('update')}</span>
        <button type="button" value="later" className={buttons.quiet}>
          {t('later')}
        </button>
        <button type="button" value="reload" className={buttons.primary}>
          {t('reload')}
        </button>
      </span>
    </output>
  );
}
