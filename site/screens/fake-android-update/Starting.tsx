import { useTranslations } from '../../i18n/translations';
import { appCount, type Shown } from './model';
import styles from './Starting.module.css';

/** What an updated phone shows before its home screen. */
export function Starting({ scene, app }: Shown) {
  const t = useTranslations('fake-android-update.screen');
  return (
    <div className={styles.dialog}>
      <p className={styles.title}>{t('starting')}</p>
      <div className={styles.state}>
        <div className={styles.spinner} aria-hidden="true" />
        <p>
          {scene === 'optimizing' ? t('optimizing', { app, apps: appCount }) : t('startingApps')}
        </p>
      </div>
    </div>
  );
}
