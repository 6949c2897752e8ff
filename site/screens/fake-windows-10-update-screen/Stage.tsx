import { useTranslations } from '../../i18n/translations';
import type { ProgressFields, ProgressState } from '../../progress/fields';
import { nextTickOrSecond } from '../../progress/model';
import { ProgressText } from '../../progress/ProgressText';
import { RemainingTime } from '../../progress/RemainingTime';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { useCrashKey } from '../../progress/useCrashKey';
import { WindowsUpdate } from '../../progress/WindowsUpdate';
import type { ScreenProps } from '../../stage/screen';

export const colour = '#006dae';

export function FakeWindows10UpdateScreenStage(props: ScreenProps<ProgressFields, ProgressState>) {
  useCrashKey('/blue-screen-of-death-windows-10');
  return (
    <UpdateProgressProvider {...props} next={nextTickOrSecond}>
      <Update />
    </UpdateProgressProvider>
  );
}

function Update() {
  const t = useTranslations('fake-windows-10-update-screen.screen');
  if (useUpdateProgress().isComplete) {
    return (
      <WindowsUpdate colour={colour}>
        <p>{t('restarting')}</p>
        <RemainingTime />
      </WindowsUpdate>
    );
  }
  return (
    <WindowsUpdate colour={colour} footnote={t('restarts')}>
      <ProgressText says={({ percent }) => t('working', { percent })} />
      <p>{t('warning')}</p>
      <RemainingTime />
    </WindowsUpdate>
  );
}
