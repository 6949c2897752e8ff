import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { readHex } from '../../stage/settings';
import { ColourField } from '../../ui/ColourField';
import { Slider } from '../../ui/Slider';
import { Download } from './Download';
import { plainColour } from './model';
import { brightness, type ColourFields, hasTemperature, temperature } from './settings';

export function ColourSettings({ page, settings, change }: ScreenProps<ColourFields>) {
  const t = useTranslations('colour.screen');
  return (
    <>
      <ColourField
        words={{ colour: t('colour'), hex: t('hex'), wrong: t('hexWrong') }}
        value={settings.colour}
        read={readHex}
        change={(colour) => change({ colour, temperature: temperature.default })}
      />
      {hasTemperature(page) && (
        <Slider
          label={t('temperature')}
          shown={t('kelvin', { value: settings.temperature })}
          value={settings.temperature}
          {...temperature}
          change={(value) => change({ temperature: value })}
        />
      )}
      <Slider
        label={t('brightness')}
        shown={t('percent', { value: settings.brightness })}
        value={settings.brightness}
        {...brightness}
        change={(value) => change({ brightness: value })}
      />
      <Download colour={plainColour(settings)} name={page.name} />
    </>
  );
}
