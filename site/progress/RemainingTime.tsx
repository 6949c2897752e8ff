import { useTranslations } from '../i18n/translations';
import { clockTime } from './model';
import { ProgressText } from './ProgressText';

export function RemainingTime() {
  const t = useTranslations('progress');
  return (
    <ProgressText
      data-remaining
      says={({ secondsLeft }) =>
        secondsLeft === 0 ? t('complete') : t('remaining', { time: clockTime(secondsLeft) })
      }
    />
  );
}
