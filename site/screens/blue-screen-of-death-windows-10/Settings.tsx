import { useTranslations } from '../../i18n/translations';
import { ProgressSettings } from '../../progress/ProgressSettings';
import type { ProgressShared } from '../../progress/settings';
import type { ScreenProps } from '../../stage/screen';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';
import { usualCode } from './model';
import { type CrashFields, layouts, lengths } from './settings';

export function BlueScreenOfDeathWindows10Settings(
  props: ScreenProps<CrashFields, ProgressShared>,
) {
  const t = useTranslations('blue-screen-of-death-windows-10.screen');
  const { settings, change } = props;
  return (
    <>
      <Select
        label={t('settings.layout')}
        value={settings.layout}
        options={layouts.map((layout) => ({ value: layout, label: t(`settings.${layout}`) }))}
        change={(layout) => change({ layout })}
      />
      <TextField
        label={t('settings.code')}
        value={settings.code}
        placeholder={usualCode}
        maxLength={lengths.code}
        change={(code) => change({ code })}
      />
      <TextField
        label={t('settings.message')}
        value={settings.message}
        maxLength={lengths.message}
        rows={3}
        change={(message) => change({ message })}
      />
      <ProgressSettings {...props} />
    </>
  );
}
