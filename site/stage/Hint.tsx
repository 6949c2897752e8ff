import { useTranslations } from '../i18n/translations';
import styles from './Hint.module.css';

/** Says how to leave, for a moment; to fingers only where a double tap does it. */
export function Hint({ doubleTap }: { doubleTap: boolean }) {
  const t = useTranslations('stage.hint');
  return (
    <p className={styles.hint} data-double-tap={doubleTap}>
      <span data-for="keyboard">{t('keyboard')}</span>
      <span data-for="touch">{t('touch')}</span>
    </p>
  );
}
