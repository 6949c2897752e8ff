import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { type FilmFields, speeds } from './fields';

export function FilmPanel({ settings, change }: ScreenProps<FilmFields>) {
  const t = useTranslations('film.screen');
  return (
    <>
      <Select
        label={t('speed')}
        value={settings.speed}
        options={speeds.map((value) => ({ value, label: t('times', { value: Number(value) }) }))}
        change={(speed) => change({ speed })}
      />
      <Checkbox
        label={t('mirrored')}
        checked={settings.mirrored}
        change={(mirrored) => change({ mirrored })}
      />
    </>
  );
}
