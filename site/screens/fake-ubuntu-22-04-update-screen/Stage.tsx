import { useTranslations } from '../../i18n/translations';
import type { ProgressFields } from '../../progress/settings';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { type CrashShared, useOwnCrash } from '../../progress/useOwnCrash';
import { useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { ScreenProps } from '../../stage/screen';
import { Dots } from './Dots';
import { KernelPanic } from './KernelPanic';
import { sceneSince } from './model';
import { RingMark } from './RingMark';
import styles from './Stage.module.css';

type Props = ScreenProps<ProgressFields, CrashShared>;

export function FakeUbuntu2204UpdateScreenStage(props: Props) {
  if (useOwnCrash(props)) return <KernelPanic />;
  return (
    <UpdateProgressProvider {...props}>
      <Splash shared={props.shared} />
    </UpdateProgressProvider>
  );
}

function Splash({ shared }: Pick<Props, 'shared'>) {
  const t = useTranslations('fake-ubuntu-22-04-update-screen.screen');
  const { progress } = useUpdateProgress();
  const scene = sceneSince(useTimeSinceComplete(shared));
  return (
    <div className={styles.ground}>
      <div className={styles.splash} data-scene={scene}>
        <p className={styles.brand} translate="no">
          <RingMark className={styles.mark} />
          Ubuntu 22.04
        </p>
        <Dots />
        <div className={styles.words}>
          <p>{t('installing', { percent: progress })}</p>
          <p>{t('keepOn')}</p>
        </div>
      </div>
    </div>
  );
}
