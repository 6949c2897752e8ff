import { useTranslations } from '../../i18n/translations';
import type { ProgressFields, ProgressShared } from '../../progress/settings';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { useCrashKey } from '../../progress/useCrashKey';
import { useRemainingTime } from '../../progress/useRemainingTime';
import { WindowsUpdate } from '../../progress/WindowsUpdate';
import type { ScreenProps } from '../../stage/screen';

export const colour = '#006dae';

export function FakeWindows10UpdateScreenStage(props: ScreenProps<ProgressFields, ProgressShared>) {
  useCrashKey('/blue-screen-of-death-windows-10');
  return (
    <UpdateProgressProvider {...props}>
      <Update />
    </UpdateProgressProvider>
  );
}

function Update() {
  const t = useTranslations('fake-windows-10-update-screen.screen');
  const { progress } = useUpdateProgress();
  const isOver = progress === 100;
  return (
    <WindowsUpdate colour={colour} footnote={!isOver && t('restarts')}>
      <p>{isOver ? t('restarting') : t('working', { percent: progress })}</p>
      {!isOver && <p>{t('warning')}</p>}
      <Remaining />
    </WindowsUpdate>
  );
}

function Remaining() {
  return <p data-remaining>{useRemainingTime()}</p>;
}
