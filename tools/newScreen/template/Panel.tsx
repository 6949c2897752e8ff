import { useTranslations } from '../../../site/i18n/translations';
import type { ScreenProps } from '../../../site/stage/screen';
import { Slider } from '../../../site/ui/Slider';
import { lights, type NewScreenFields } from './fields';

export function NewScreenPanel({ settings, change }: ScreenProps<NewScreenFields>) {
  const t = useTranslations('new-screen.screen');
  return (
    <Slider
      label={t('lights')}
      shown={String(settings.lights)}
      value={settings.lights}
      {...lights}
      change={(value) => change({ lights: value })}
    />
  );
}
