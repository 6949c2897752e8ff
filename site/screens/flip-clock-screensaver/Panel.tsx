import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { Slider } from '../../ui/Slider';
import { brightness, type FlipClockFields, hourCycles, themes } from './fields';

export function FlipClockScreensaverPanel({ settings, change }: ScreenProps<FlipClockFields>) {
  const t = useTranslations('flip-clock-screensaver.screen');
  return (
    <>
      <Select
        label={t('hours.label')}
        value={settings.hours}
        options={hourCycles.map((value) => ({ value, label: t(`hours.${value}`) }))}
        change={(hours) => change({ hours })}
      />
      <Select
        label={t('theme.label')}
        value={settings.theme}
        options={themes.map((value) => ({ value, label: t(`theme.${value}`) }))}
        change={(theme) => change({ theme })}
      />
      <Checkbox
        label={t('seconds')}
        checked={settings.seconds}
        change={(seconds) => change({ seconds })}
      />
      <Checkbox label={t('date')} checked={settings.date} change={(date) => change({ date })} />
      <Slider
        label={t('brightness')}
        shown={t('percent', { value: settings.brightness })}
        value={settings.brightness}
        {...brightness}
        change={(value) => change({ brightness: value })}
      />
    </>
  );
}
