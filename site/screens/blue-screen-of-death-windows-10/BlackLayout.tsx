import { useTranslations } from '../../i18n/translations';
import { useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { codeWithNumber, shownCode } from './model';
import styles from './Stage.module.css';
import type { CrashValues } from './settings';

export function BlackLayout({ settings }: { settings: CrashValues }) {
  const t = useTranslations('blue-screen-of-death-windows-10.screen');
  const { progress } = useUpdateProgress();
  const code = codeWithNumber(shownCode(settings.code));
  return (
    <div className={styles.black}>
      <p className={styles.message}>{settings.message.trim() || t('blackMessage')}</p>
      <p className={styles.count}>{t('complete', { percent: progress })}</p>
      <p className={styles.bottom} data-stop-code>
        {t('stopCode', { code })}
      </p>
    </div>
  );
}
