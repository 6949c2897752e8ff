import { useTranslations } from '../../i18n/translations';
import type { ProgressFields, ProgressShared } from '../../progress/settings';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { useCrashKey } from '../../progress/useCrashKey';
import { WindowsUpdate } from '../../progress/WindowsUpdate';
import type { ScreenProps } from '../../stage/screen';

export function FakeWindows11UpdateScreenStage(props: ScreenProps<ProgressFields, ProgressShared>) {
  useCrashKey('/blue-screen-of-death-windows-10');
  return (
    <UpdateProgressProvider {...props}>
      <Update />
    </UpdateProgressProvider>
  );
}

function Update() {
  const t = useTranslations('fake-windows-11-update-screen.screen');
  const { progress } = useUpdateProgress();
  const isOver = progress === 100;
  return (
    <WindowsUpdate colour="#000" footnote={!isOver && t('restarts')}>
      <p>{isOver ? t('restarting') : t('working', { percent: progress })}</p>
      {!isOver && <p>{t('warning')}</p>}
    </WindowsUpdate>
  );
}
