import { useAudioTone } from '../../hooks/useAudioTone';
import { useTranslations } from '../../i18n/translations';
import { useStage, useStageKeys } from '../../stage/StageContext';
import type { ScreenProps } from '../../stage/screen';
import { Bars } from './Bars';
import { isLong, labelOf, tone } from './model';
import styles from './Stage.module.css';
import type { NoSignalFields, NoSignalShared } from './settings';

export function NoSignalSmpteColorBarsScreensaverStage({
  settings,
  shared: { isToneOn },
  share,
}: ScreenProps<NoSignalFields, NoSignalShared>) {
  const t = useTranslations('no-signal-smpte-color-bars-screensaver.screen');
  const { full } = useStage();
  useAudioTone(tone.frequency, {
    gain: tone.gain,
    playing: isToneOn,
    failed: () => share({ isToneOn: false }),
  });
  useStageKeys((event) => {
    if (event.key !== ' ' || event.repeat) return false;
    share({ isToneOn: !isToneOn });
    return true;
  }, full);

  const label = labelOf(settings.text, t('noSignal'));
  return (
    <div className={styles.screen}>
      <Bars />
      {settings.label && (
        <div className={styles.place}>
          <p className={styles.label} dir="auto" data-long={isLong(label)}>
            {label}
          </p>
        </div>
      )}
      {settings.scanlines && <div className={styles.scanlines} />}
    </div>
  );
}
