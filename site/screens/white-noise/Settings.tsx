import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import { Select } from '../../ui/Select';
import { Slider } from '../../ui/Slider';
import styles from './Settings.module.css';
import { noiseColours, volume, type WhiteNoiseFields, type WhiteNoiseShared } from './settings';

export function WhiteNoiseSettings({
  settings,
  change,
  shared: { isPlaying },
  share,
}: ScreenProps<WhiteNoiseFields, WhiteNoiseShared>) {
  const t = useTranslations('white-noise.screen');
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        onClick={() => share({ isPlaying: !isPlaying })}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
        {t(isPlaying ? 'pause' : 'play')}
      </button>
      <Select
        label={t('noise')}
        value={settings.noise}
        options={noiseColours.map((colour) => ({ value: colour, label: t(colour) }))}
        change={(noise) => change({ noise })}
      />
      <Slider
        label={t('volume')}
        shown={t('percent', { value: settings.volume })}
        value={settings.volume}
        {...volume}
        change={(value) => change({ volume: value })}
      />
      <p className={styles.keys}>{t('space')}</p>
      <p className={styles.note}>{t('flicker')}</p>
    </>
  );
}
