import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import buttons from '../../ui/buttons.module.css';
import { Icon } from '../../ui/Icon';
import { Select } from '../../ui/Select';
import { Slider } from '../../ui/Slider';
import { noiseColours, volume, type WhiteNoiseFields, type WhiteNoiseState } from './fields';
import styles from './Panel.module.css';

export function WhiteNoisePanel({
  settings,
  change,
  state: { isPlaying },
  setState,
}: ScreenProps<WhiteNoiseFields, WhiteNoiseState>) {
  const t = useTranslations('white-noise.screen');
  return (
    <>
      <button
        type="button"
        className={buttons.button}
        onClick={() => setState({ isPlaying: !isPlaying })}
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
