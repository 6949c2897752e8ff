import { useId } from 'react';
import { useTranslations } from '../../i18n/translations';
import type { ProgressFields } from '../../progress/fields';
import { ProgressBar } from '../../progress/ProgressBar';
import { ProgressText } from '../../progress/ProgressText';
import { UpdateProgressProvider } from '../../progress/UpdateProgressProvider';
import { type CrashState, useOwnCrash } from '../../progress/useOwnCrash';
import { useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { ScreenProps } from '../../stage/screen';
import { Gear } from './Gear';
import { shownAt } from './model';
import progress from './Progress.module.css';
import { Robot } from './Robot';
import styles from './Stage.module.css';
import { Starting } from './Starting';

type Props = ScreenProps<ProgressFields, CrashState>;

export function FakeAndroidUpdateStage(props: Props) {
  if (useOwnCrash(props)) return <NoCommand />;
  return (
    <UpdateProgressProvider {...props}>
      <Update />
    </UpdateProgressProvider>
  );
}

function Update() {
  const shown = shownAt(useTimeSinceComplete());
  return (
    <div className={styles.screen} data-scene={shown.scene}>
      {(shown.scene === 'installing' || shown.scene === 'complete') && <Installing />}
      {shown.scene === 'booting' && (
        <p className={styles.brand} translate="no">
          android
        </p>
      )}
      {(shown.scene === 'optimizing' || shown.scene === 'startingApps') && <Starting {...shown} />}
    </div>
  );
}

const atWork = (
  <Robot>
    <Gear />
  </Robot>
);

function Installing() {
  const t = useTranslations('fake-android-update.screen');
  const title = useId();
  return (
    <>
      {atWork}
      <p id={title} className={styles.title}>
        {t('installing')}
      </p>
      <ProgressBar className={progress.track} fillClassName={progress.fill} labelledBy={title}>
        <div className={progress.stripes} />
      </ProgressBar>
      <ProgressText className={styles.percent} says={({ percent }) => t('percent', { percent })} />
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
