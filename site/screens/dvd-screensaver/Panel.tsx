import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { Checkbox } from '../../ui/Checkbox';
import { Slider } from '../../ui/Slider';
import { TextField } from '../../ui/TextField';
import { type DvdFields, type DvdState, longestText, size, speed } from './fields';
import { ScoreBoard } from './ScoreBoard';

export function DvdScreensaverPanel({
  page,
  settings,
  change,
  state,
}: ScreenProps<DvdFields, DvdState>) {
  const t = useTranslations('dvd-screensaver.screen');
  return (
    <>
      <Slider
        label={t('speed')}
        shown={String(settings.speed)}
        value={settings.speed}
        {...speed}
        change={(value) => change({ speed: value })}
      />
      <Slider
        label={t('size')}
        shown={String(settings.size)}
        value={settings.size}
        {...size}
        change={(value) => change({ size: value })}
      />
      <TextField
        label={t('text')}
        placeholder="DVD"
        maxLength={longestText}
        value={settings.text}
        change={(text) => change({ text })}
      />
      <Checkbox
        label={t('clickPauses')}
        checked={settings.clickPauses}
        change={(clickPauses) => change({ clickPauses })}
      />
      <ScoreBoard state={state} language={page.tag} />
    </>
  );
}
