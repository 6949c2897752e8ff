import { consentBarId, consentChangeId } from '../elementIds';
import { useTranslations } from '../i18n/translations';
import styles from './ConsentChange.module.css';

/** The way back to the question, in the list of the footer. */
export function ConsentChange() {
  const t = useTranslations('consent');
  return (
    <li className={styles.item}>
      <button
        type="button"
        id={consentChangeId}
        className={styles.change}
        aria-controls={consentBarId}
        aria-expanded="false"
      >
        {t('change')}
      </button>
    </li>
  );
}
