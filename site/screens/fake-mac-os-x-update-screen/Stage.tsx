import { useId } from 'react';
import { useTranslations } from '../../i18n/translations';
import type { ProgressState } from '../../progress/fields';
import { ProgressBar } from '../../progress/ProgressBar';
import { ProgressText } from '../../progress/ProgressText';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { useCrashKey } from '../../progress/useCrashKey';
import { useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { Values } from '../../stage/fields';
import type { ScreenProps } from '../../stage/screen';
import { FruitMark } from './FruitMark';
import type { MacFields } from './fields';
import { minutesLeft, shownAt } from './model';
import styles from './Stage.module.css';

const mark = <FruitMark className={styles.mark} />;

type Props = ScreenProps<MacFields, ProgressState>;

export function FakeMacOsXUpdateScreenStage(props: Props) {
  useCrashKey('/kernel-panic');
  return (
    <UpdateProgressProvider {...props}>
      <Update look={props.settings.look} />
    </UpdateProgressProvider>
  );
}

function Update({ look }: Pick<Values<MacFields>, 'look'>) {
  const t = useTranslations('fake-mac-os-x-update-screen.screen');
  const title = useId();
  const { plan } = useUpdateProgress();
  const { scene, bar } = shownAt(useTimeSinceComplete());
  return (
    <div className={styles.screen} data-look={look} data-scene={scene}>
      {mark}
      <ProgressBar
        className={styles.track}
        fillClassName={styles.fill}
        labelledBy={title}
        own={bar}
      />
      <div className={styles.words}>
        <p id={title}>{t('installing')}</p>
        <ProgressText
          says={({ percent }) => {
            const minutes = minutesLeft(plan, percent);
            return minutes === 0 ? t('lessThanAMinute') : t('minutesLeft', { minutes });
          }}
        />
        <ProgressText
          className={styles.percent}
          says={({ percent }) => t('percent', { percent })}
        />
      </div>
    </div>
  );
}
