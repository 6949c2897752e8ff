import { useTranslations } from '../i18n/translations';
import styles from './ConsentChange.module.css';
import { barId, changeId } from './ids';

/** The way back to the question, in the list of the footer. */
export function ConsentChange() {
  const t = useTranslations('consent');
  return (
    <li className={styles.item}>
      <button
        type="button"
        id={changeId}
        className={styles.change}
        aria-controls={barId}
        aria-expanded="false"
      >
        {t('change')}
      </button>
    </li>
  );
}
