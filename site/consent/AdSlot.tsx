import { useTranslations } from '../i18n/translations';
import styles from './AdSlot.module.css';
import { isAdSense, type Service } from './service';

/** There only for visitors who allow it, and then with all its space from the first paint on. */
export function AdSlot({ service }: { service: Service }) {
  const t = useTranslations('consent');
  const data = Object.entries(service.data).map(([name, value]) => [`data-${name}`, value]);
  const className = isAdSense(service) ? `${styles.place} adsbygoogle` : styles.place;
  return (
    <section className={styles.slot} aria-label={t('advertisement')}>
      <p className={styles.label} aria-hidden="true">
        {t('advertisement')}
      </p>
      <ins className={className} data-ad-place {...Object.fromEntries(data)} />
    </section>
  );
}
