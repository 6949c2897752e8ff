import { useTranslations } from '../../i18n/translations';
import type { ProgressFields } from '../../progress/settings';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { type CrashShared, useOwnCrash } from '../../progress/useOwnCrash';
import { useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { ScreenProps } from '../../stage/screen';
import { Damaged } from './Damaged';
import { sceneSince } from './model';
import { RingMark } from './RingMark';
import { Spinner } from './Spinner';
import styles from './Stage.module.css';

type Props = ScreenProps<ProgressFields, CrashShared>;

export function FakeChromeOsUpdateScreenStage(props: Props) {
  if (useOwnCrash(props)) return <Damaged />;
  return (
    <UpdateProgressProvider {...props}>
      <Update shared={props.shared} />
    </UpdateProgressProvider>
  );
}

function Update({ shared }: Pick<Props, 'shared'>) {
  const t = useTranslations('fake-chrome-os-update-screen.screen');
  const { progress } = useUpdateProgress();
  const scene = sceneSince(useTimeSinceComplete(shared));
  if (scene === 'dark') return <div className={styles.dark} data-scene={scene} />;
  return (
    <div className={styles.screen} data-scene={scene}>
      <p className={styles.brand} translate="no">
        <RingMark className={styles.mark} />
        Chrome OS
      </p>
      {scene !== 'splash' && <Spinner />}
      {scene !== 'splash' && (
        <div className={styles.words}>
          <p>{scene === 'finishing' ? t('finishing') : t('updating')}</p>
          {scene !== 'finishing' && (
            <p className={styles.percent}>{t('percent', { percent: progress })}</p>
          )}
        </div>
      )}
    </div>
  );
}
