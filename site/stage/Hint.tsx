import { useTranslations } from '../i18n/translations';
import styles from './Hint.module.css';

/** Says how to leave, for a moment. */
export function Hint() {
  const t = useTranslations('stage.hint');
  return (
    <p className={styles.hint}>
      <span data-for="keyboard">{t('keyboard')}</span>
      <span data-for="touch">{t('touch')}</span>
    </p>
  );
}
