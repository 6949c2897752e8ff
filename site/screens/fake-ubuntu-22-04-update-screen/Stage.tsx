import { useTranslations } from '../../i18n/translations';
import type { ProgressFields } from '../../progress/fields';
import { ProgressText } from '../../progress/ProgressText';
import { UpdateProgressProvider } from '../../progress/UpdateProgressProvider';
import { type CrashState, useOwnCrash } from '../../progress/useOwnCrash';
import { useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { ScreenProps } from '../../stage/screen';
import { Dots } from './Dots';
import { KernelPanic } from './KernelPanic';
import { sceneSince } from './model';
import { RingMark } from './RingMark';
import styles from './Stage.module.css';

const brand = (
  <p className={styles.brand} translate="no">
    <RingMark className={styles.mark} />
    Ubuntu 22.04
  </p>
);
const dots = <Dots />;

type Props = ScreenProps<ProgressFields, CrashState>;

export function FakeUbuntu2204UpdateScreenStage(props: Props) {
  if (useOwnCrash(props)) return <KernelPanic />;
  return (
    <UpdateProgressProvider {...props}>
      <Splash />
    </UpdateProgressProvider>
  );
}

function Splash() {
  const t = useTranslations('fake-ubuntu-22-04-update-screen.screen');
  const scene = sceneSince(useTimeSinceComplete());
  return (
    <div className={styles.ground}>
      <div className={styles.splash} data-scene={scene}>
        {brand}
        {dots}
        <div className={styles.words}>
          <ProgressText says={({ percent }) => t('installing', { percent })} />
          <p>{t('keepOn')}</p>
        </div>
      </div>
    </div>
  );
}
