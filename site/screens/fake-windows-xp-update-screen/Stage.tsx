import { useTranslations } from '../../i18n/translations';
import type { ProgressFields, ProgressState } from '../../progress/fields';
import { ProgressText } from '../../progress/ProgressText';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { useCrashKey } from '../../progress/useCrashKey';
import type { ScreenProps } from '../../stage/screen';
import { BootLogo } from './BootLogo';
import styles from './Stage.module.css';

export function FakeWindowsXpUpdateScreenStage(props: ScreenProps<ProgressFields, ProgressState>) {
  useCrashKey('/blue-screen-of-death-windows');
  return (
    <div className={styles.screen}>
      <BootLogo />
      <div className={styles.trough}>
        <div className={styles.blocks} data-blocks>
          <i />
          <i />
          <i />
        </div>
      </div>
      <UpdateProgressProvider {...props}>
        <Update />
      </UpdateProgressProvider>
      <p className={styles.copyright}>Copyright © Microsoft Corporation</p>
      <p className={styles.maker}>
        Microsoft<sup>®</sup>
      </p>
    </div>
  );
}

function Update() {
  const t = useTranslations('fake-windows-xp-update-screen.screen');
  const { isComplete } = useUpdateProgress();
  return (
    <div className={styles.words}>
      {isComplete ? (
        <p>{t('starting')}</p>
      ) : (
        <>
          <ProgressText says={({ percent }) => t('installing', { percent })} />
          <p>{t('warning')}</p>
        </>
      )}
    </div>
  );
}
