import { useTranslations } from '../../i18n/translations';
import { ProgressText } from '../../progress/ProgressText';
import type { ScreenPage } from '../../stage/page';
import type { CrashValues } from './fields';
import { helpAddress, shownCode } from './model';
import { QrCode } from './QrCode';
import styles from './Stage.module.css';

type Props = { page: ScreenPage; settings: CrashValues };

export function BlueLayout({ page, settings }: Props) {
  const t = useTranslations('blue-screen-of-death-windows-10.screen');
  return (
    <div className={styles.blue}>
      <p className={styles.face} aria-hidden="true">
        :(
      </p>
      <p className={styles.message}>{settings.message.trim() || t('message')}</p>
      <ProgressText className={styles.count} says={({ percent }) => t('complete', { percent })} />
      <div className={styles.info}>
        <QrCode page={page} />
        <div className={styles.details}>
          <p className={styles.help}>{t('help', { address: helpAddress })}</p>
          <p>{t('support')}</p>
          <p data-stop-code>{t('stopCode', { code: shownCode(settings.code) })}</p>
        </div>
      </div>
    </div>
  );
}
