import { useTranslations } from '../../i18n/translations';
import type { ScreenProps } from '../../stage/screen';
import { Checkbox } from '../../ui/Checkbox';
import { Select } from '../../ui/Select';
import { Slider } from '../../ui/Slider';
import { TextField } from '../../ui/TextField';
import { longest, looks, type QuoteFields, sizeRange } from './fields';

export function MotivationalQuoteScreensaverPanel({ settings, change }: ScreenProps<QuoteFields>) {
  const t = useTranslations('motivational-quote-screensaver.screen');
  const { additionalSize } = settings;
  return (
    <>
      <Slider
        label={t('size')}
        shown={t('sizeShown', { size: additionalSize })}
        value={additionalSize}
        {...sizeRange}
        change={(value) => change({ additionalSize: value })}
      />
      <TextField
        label={t('yourQuote')}
        value={settings.paragraph}
        placeholder={t('quote')}
        maxLength={longest.paragraph}
        rows={4}
        change={(paragraph) => change({ paragraph })}
      />
      <TextField
        label={t('yourAuthor')}
        value={settings.author}
        placeholder={t('author')}
        maxLength={longest.author}
        change={(author) => change({ author })}
      />
      <Checkbox
        label={t('rotate')}
        checked={settings.rotate}
        change={(rotate) => change({ rotate })}
      />
      <Select
        label={t('look')}
        value={settings.look}
        options={looks.map((look) => ({ value: look, label: t(look) }))}
        change={(look) => change({ look })}
      />
    </>
  );
}
