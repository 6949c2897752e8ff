import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { Checkbox } from '../../ui/Checkbox';
import { TextField } from '../../ui/TextField';
import { longestLabel, type NoSignalFields, type NoSignalState } from './fields';
import styles from './Panel.module.css';

export function NoSignalSmpteColorBarsScreensaverPanel({
  settings,
  change,
  state,
  setState,
}: ScreenProps<NoSignalFields, NoSignalState>) {
  const t = useTranslations('no-signal-smpte-color-bars-screensaver.screen');
  return (
    <>
      <Checkbox label={t('label')} checked={settings.label} change={(label) => change({ label })} />
      {settings.label && (
        <TextField
          label={t('text')}
          placeholder={t('noSignal')}
          maxLength={longestLabel}
          value={settings.text}
          change={(text) => change({ text })}
        />
      )}
      <Checkbox
        label={t('scanlines')}
        checked={settings.scanlines}
        change={(scanlines) => change({ scanlines })}
      />
      <Checkbox
        label={t('tone')}
        checked={state.isToneOn}
        change={(isToneOn) => setState({ isToneOn })}
      />
      <p className={styles.keys}>{t('space')}</p>
    </>
  );
}
