import { useTranslations } from '../../i18n/translations';
import { ProgressText } from '../../progress/ProgressText';
import type { CrashValues } from './fields';
import { codeWithNumber, shownCode } from './model';
import styles from './Stage.module.css';

export function BlackLayout({ settings }: { settings: CrashValues }) {
  const t = useTranslations('blue-screen-of-death-windows-10.screen');
  const code = codeWithNumber(shownCode(settings.code));
  return (
    <div className={styles.black}>
      <p className={styles.message}>{settings.message.trim() || t('blackMessage')}</p>
      <ProgressText className={styles.count} says={({ percent }) => t('complete', { percent })} />
      <p className={styles.bottom} data-stop-code>
        {t('stopCode', { code })}
      </p>
    </div>
  );
}
