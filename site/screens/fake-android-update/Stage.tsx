import { type ComponentProps, useId } from 'react';
import { useTranslations } from '../../i18n/translations';
import { tickInterval } from '../../progress/model';
import { type ProgressFields, planOf } from '../../progress/settings';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { type CrashShared, useOwnCrash } from '../../progress/useOwnCrash';
import { useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { ScreenProps } from '../../stage/screen';
import { Gear } from './Gear';
import { shownAt } from './model';
import { Progress } from './Progress';
import { Robot } from './Robot';
import styles from './Stage.module.css';
import { Starting } from './Starting';

type Props = ScreenProps<ProgressFields, CrashShared>;

export function FakeAndroidUpdateStage(props: Props) {
  if (useOwnCrash(props)) return <NoCommand />;
  return (
    <UpdateProgressProvider {...props}>
      <Update {...props} />
    </UpdateProgressProvider>
  );
}

function Update({ settings, shared }: Props) {
  const { progress } = useUpdateProgress();
  const shown = shownAt(useTimeSinceComplete(shared));
  return (
    <div className={styles.screen} data-scene={shown.scene}>
      {(shown.scene === 'installing' || shown.scene === 'complete') && (
        <Installing
          percent={progress}
          interval={tickInterval(planOf(settings))}
          run={shared.startedAt}
        />
      )}
      {shown.scene === 'booting' && (
        <p className={styles.brand} translate="no">
          android
        </p>
      )}
      {(shown.scene === 'optimizing' || shown.scene === 'startingApps') && <Starting {...shown} />}
    </div>
  );
}

type InstallingProps = Omit<ComponentProps<typeof Progress>, 'labelledBy'>;

function Installing(progress: InstallingProps) {
  const t = useTranslations('fake-android-update.screen');
  const title = useId();
  return (
    <>
      <Robot>
        <Gear />
      </Robot>
      <p id={title} className={styles.title}>
        {t('installing')}
      </p>
      <Progress {...progress} labelledBy={title} />
      <p className={styles.percent}>{t('percent', { percent: progress.percent })}</p>
    </>
  );
}

function NoCommand() {
  const t = useTranslations('fake-android-update.screen');
  return (
    <div className={styles.screen} data-crash>
      <Robot broken>
        <svg viewBox="-12 -2 124 124" aria-hidden="true">
          <path
            d="M50 16L88 82H12Z"
            fill="#d32f2f"
            stroke="#d32f2f"
            strokeWidth="12"
            strokeLinejoin="round"
          />
          <path d="M50 38V58M50 72V73" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
        </svg>
      </Robot>
      <p className={styles.title}>{t('noCommand')}</p>
    </div>
  );
}
