import { useTranslations } from '../../i18n/translations';
import { ProgressSettings } from '../../progress/ProgressSettings';
import type { ProgressShared } from '../../progress/settings';
import type { ScreenProps } from '../../stage/screen';
import { Select } from '../../ui/Select';
import { looks, type MacFields } from './settings';

export function FakeMacOsXUpdateScreenSettings(props: ScreenProps<MacFields, ProgressShared>) {
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
      <ProgressSettings {...props} />
    </>
  );
}
