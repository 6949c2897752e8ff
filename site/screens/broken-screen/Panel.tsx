import { useTranslations } from '../../i18n/translations';
import { readHex } from '../../stage/fields';
import type { ScreenProps } from '../../stage/screen';
import buttons from '../../ui/buttons.module.css';
import { Checkbox } from '../../ui/Checkbox';
import { ColourField } from '../../ui/ColourField';
import { Icon } from '../../ui/Icon';
import { Slider } from '../../ui/Slider';
import { type BrokenScreenFields, defaults, impacts, size } from './fields';
import { otherSeed } from './model';

export function BrokenScreenPanel({ settings, change }: ScreenProps<BrokenScreenFields>) {
  const t = useTranslations('broken-screen.screen');
  const breakAnew = () =>
    change({
      seed: otherSeed(settings.seed, Math.random),
      impacts: Math.max(1, settings.impacts),
    });
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
        {...impacts}
        change={(value) => change({ impacts: value })}
      />
      <Slider
        label={t('size')}
        shown={t('percent', { value: settings.size })}
        value={settings.size}
        {...size}
        change={(value) => change({ size: value })}
      />
      <Checkbox label={t('lines')} checked={settings.lines} change={(lines) => change({ lines })} />
      <button type="button" className={buttons.button} onClick={breakAnew}>
        {t('another')}
      </button>
      <button type="button" className={buttons.quiet} onClick={() => change(defaults)}>
        <Icon name="restart" />
        {t('reset')}
      </button>
    </>
  );
}
