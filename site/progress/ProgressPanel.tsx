import { useTranslations } from '../i18n/translations';
import type { ScreenProps } from '../stage/screen';
import { giveOrder } from '../stage/useOrders';
import buttons from '../ui/buttons.module.css';
import { Checkbox } from '../ui/Checkbox';
import { Icon } from '../ui/Icon';
import { NumberSetting } from '../ui/NumberSetting';
import { minutesRange, type ProgressFields, type ProgressState, startRange } from './fields';

/** The panel of every screen that shows progress. */
export function ProgressPanel({ settings, change }: ScreenProps<ProgressFields, ProgressState>) {
  const t = useTranslations('progress');
  const restart = () => giveOrder('restart');
  return (
    <>
      <NumberSetting
        label={t('minutes')}
        value={settings.minutes}
        {...minutesRange}
        change={(minutes) => {
          change({ minutes });
          restart();
        }}
      />
      <NumberSetting
        label={t('start')}
        value={settings.start}
        {...startRange}
        change={(start) => {
          change({ start });
          restart();
        }}
      />
      <Checkbox label={t('stuck')} checked={settings.stuck} change={(stuck) => change({ stuck })} />
      <button type="button" className={buttons.button} onClick={restart}>
        <Icon name="restart" />
        {t('restart')}
      </button>
    </>
  );
}
