import { useTranslations } from '../../i18n/translations';
import { readHex } from '../../stage/fields';
import type { ScreenProps } from '../../stage/screen';
import { ColourField } from '../../ui/ColourField';
import { Slider } from '../../ui/Slider';
import { Download } from './Download';
import { brightness, type ColourFields, hasTemperature, temperature } from './fields';
import { plainColour } from './model';

export function ColourPanel({ page, settings, change }: ScreenProps<ColourFields>) {
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
