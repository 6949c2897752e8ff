import { useTranslations } from '../../i18n/translations';
import type { ProgressFields } from '../../progress/fields';
import { ProgressText } from '../../progress/ProgressText';
import { UpdateProgressProvider } from '../../progress/UpdateProgressProvider';
import { type CrashState, useOwnCrash } from '../../progress/useOwnCrash';
import { useTimeSinceComplete } from '../../progress/useTimeSinceComplete';
import type { ScreenProps } from '../../stage/screen';
import { Damaged } from './Damaged';
import { sceneSince } from './model';
import { RingMark } from './RingMark';
import { Spinner } from './Spinner';
import styles from './Stage.module.css';

const brand = (
  <p className={styles.brand} translate="no">
    <RingMark className={styles.mark} />
    Chrome OS
  </p>
);
const spinner = <Spinner />;

type Props = ScreenProps<ProgressFields, CrashState>;

export function FakeChromeOsUpdateScreenStage(props: Props) {
  if (useOwnCrash(props)) return <Damaged />;
  return (
    <UpdateProgressProvider {...props}>
      <Update />
    </UpdateProgressProvider>
  );
}

function Update() {
  const t = useTranslations('fake-chrome-os-update-screen.screen');
  const scene = sceneSince(useTimeSinceComplete());
  if (scene === 'dark') return <div className={styles.dark} data-scene={scene} />;
  return (
    <div className={styles.screen} data-scene={scene}>
      {brand}
      {scene !== 'splash' && spinner}
      {scene !== 'splash' && (
        <div className={styles.words}>
          <p>{scene === 'finishing' ? t('finishing') : t('updating')}</p>
          {scene !== 'finishing' && (
            <ProgressText
              className={styles.percent}
              says={({ percent }) => t('percent', { percent })}
            />
          )}
        </div>
      )}
    </div>
  );
}
