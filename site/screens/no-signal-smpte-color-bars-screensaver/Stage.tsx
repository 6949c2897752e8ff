import { useAudioTone } from '../../hooks/useAudioTone';
import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { useStage, useStageKeys } from '../../stage/useStage';
import { Bars } from './Bars';
import type { NoSignalFields, NoSignalState } from './fields';
import { isLong, labelOf, tone } from './model';
import styles from './Stage.module.css';

export function NoSignalSmpteColorBarsScreensaverStage({
  settings,
  state: { isToneOn },
  setState,
}: ScreenProps<NoSignalFields, NoSignalState>) {
  const t = useTranslations('no-signal-smpte-color-bars-screensaver.screen');
  const { full } = useStage();
  useAudioTone(tone.frequency, {
    gain: tone.gain,
    playing: isToneOn,
    failed: () => setState({ isToneOn: false }),
  });
  useStageKeys((event) => {
    if (event.key !== ' ' || event.repeat) return false;
    setState({ isToneOn: !isToneOn });
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
