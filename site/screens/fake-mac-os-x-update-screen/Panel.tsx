import { useTranslations } from '../../i18n/translations';
import type { ProgressState } from '../../progress/fields';
import { ProgressPanel } from '../../progress/ProgressPanel';
import type { ScreenProps } from '../../stage/screen';
import { Select } from '../../ui/Select';
import { looks, type MacFields } from './fields';

export function FakeMacOsXUpdateScreenPanel(props: ScreenProps<MacFields, ProgressState>) {
  const t = useTranslations('fake-mac-os-x-update-screen.screen');
  const { settings, change } = props;
  return (
    <>
      <Select
        label={t('look')}
        value={settings.look}
        options={looks.map((look) => ({ value: look, label: t(look) }))}
        change={(look) => change({ look })}
      />
      <ProgressPanel {...props} />
    </>
  );
}
