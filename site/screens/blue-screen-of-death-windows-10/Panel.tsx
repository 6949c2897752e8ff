import { useTranslations } from '../../i18n/translations';
import type { ProgressState } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import type { ScreenProps } from '../../stage/screen';
import { Select } from '../../ui/Select';
import { TextField } from '../../ui/TextField';
import { type CrashFields, layouts, lengths } from './fields';
import { usualCode } from './model';

export function BlueScreenOfDeathWindows10Panel(props: ScreenProps<CrashFields, ProgressState>) {
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
      <ProgressPanel {...props} />
    </>
  );
}
