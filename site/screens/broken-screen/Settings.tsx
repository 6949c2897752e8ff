import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { readHex } from '../../stage/settings';
import buttons from '../../ui/buttons.module.css';
import { Checkbox } from '../../ui/Checkbox';
import { ColourField } from '../../ui/ColourField';
import { Icon } from '../../ui/Icon';
import { Slider } from '../../ui/Slider';
import { type BrokenScreenFields, size, startImpacts } from './settings';

export function BrokenScreenSettings({ settings, change }: ScreenProps<BrokenScreenFields>) {
  const t = useTranslations('broken-screen.screen');
  return (
    <>
      <ColourField
        words={{ colour: t('colour'), hex: t('hex'), wrong: t('hexWrong') }}
        value={settings.colour}
        read={readHex}
        change={(colour) => change({ colour })}
      />
      <Slider
        label={t('impacts')}
        shown={t('count', { value: settings.impacts })}
        value={settings.impacts}
        {...startImpacts}
        change={(impacts) => change({ impacts })}
      />
      <Slider
        label={t('size')}
        shown={t('percent', { value: settings.size })}
        value={settings.size}
        {...size}
        change={(size) => change({ size })}
      />
      <Checkbox
        label={t('lines')}
        checked={settings.lines}
        change={(lines) => change({ lines })}
      />
    </>
  );
}
