import { useTranslations } from '../../i18n/translations';
import styles from './Damaged.module.css';

export function Damaged() {
  const t = useTranslations('fake-chrome-os-update-screen.screen');
  return (
    <div className={styles.damaged} data-crash>
      <svg className={styles.picture} viewBox="0 0 240 150" aria-hidden="true">
        <g fill="none" stroke="#5f6368" strokeWidth="5" strokeLinejoin="round">
          <rect x="42" y="14" width="156" height="104" rx="9" />
          <path d="M18 134H222L214 142H26Z" fill="#5f6368" />
        </g>
        <circle cx="120" cy="66" r="29" fill="#d93025" />
        <path d="M120 50V68M120 79V80" stroke="#fff" strokeWidth="7" strokeLinecap="round" />
      </svg>
      <p className={styles.title}>{t('damaged')}</p>
      <p className={styles.advice}>{t('repair')}</p>
      <p className={styles.model} translate="no">
        SPARROW C4B-A2F-E7D
      </p>
    </div>
  );
}
