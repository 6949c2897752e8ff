import { useId } from 'react';
import { useTranslations } from '../../i18n/translations';
import { fillStyle } from '../../progress/fillStyle';
import { tickInterval } from '../../progress/model';
import { type ProgressShared, planOf } from '../../progress/settings';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { useCrashKey } from '../../progress/useCrashKey';
import { stepTime, useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { ScreenProps } from '../../stage/screen';
import { FruitMark } from './FruitMark';
import { minutesLeft, shownAt } from './model';
import styles from './Stage.module.css';
import type { MacFields } from './settings';

type Props = ScreenProps<MacFields, ProgressShared>;

export function FakeMacOsXUpdateScreenStage(props: Props) {
  useCrashKey('/kernel-panic');
  return (
    <UpdateProgressProvider {...props}>
      <Update {...props} />
    </UpdateProgressProvider>
  );
}

function Update({ settings, shared }: Props) {
  const t = useTranslations('fake-mac-os-x-update-screen.screen');
  const title = useId();
  const run = useUpdateProgress();
  const { scene, bar } = shownAt(run.progress, useTimeSinceComplete(shared));
  const interval = scene === 'booting' ? stepTime : tickInterval(planOf(settings));
  const minutes = minutesLeft(run);
  return (
    <div className={styles.screen} data-look={settings.look} data-scene={scene}>
      <FruitMark className={styles.mark} />
      <div
        className={styles.track}
        role="progressbar"
        aria-labelledby={title}
        aria-valuenow={Math.round(bar)}
      >
        <div
          // A new run must not slide back from the end of the one before.
          key={`${shared.startedAt} ${scene}`}
          className={styles.fill}
          style={fillStyle(bar, interval)}
        />
      </div>
      <div className={styles.words}>
        <p id={title}>{t('installing')}</p>
        <p>{minutes === 0 ? t('lessThanAMinute') : t('minutesLeft', { minutes })}</p>
        <p className={styles.percent}>{t('percent', { percent: run.progress })}</p>
      </div>
    </div>
  );
}
