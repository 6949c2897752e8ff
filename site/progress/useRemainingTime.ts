import { useAlarm } from '../hooks/useAlarm';
import { useTranslations } from '../i18n/translations';
import { useStage } from '../stage/StageContext';
import { clockTime, nextSecond, progressAt } from './model';
import { useUpdateProgress } from './UpdateProgressProvider';

/** The remaining time as text. A hook of its own, because it changes more often than the percent. */
export function useRemainingTime(): string {
  const t = useTranslations('progress');
  const { running } = useStage();
  const { startedAt, ...plan } = useUpdateProgress();
  const start = startedAt ?? Infinity;
  const now = useAlarm((now) => start + nextSecond(plan, now - start), running);
  const { secondsLeft } = progressAt(plan, now - start);
  return secondsLeft === 0 ? t('complete') : t('remaining', { time: clockTime(secondsLeft) });
}
