import { useTranslations } from '../../i18n/translations';
import type { ProgressFields, ProgressState } from '../../progress/fields';
import { ProgressText } from '../../progress/ProgressText';
import { UpdateProgressProvider, useUpdateProgress } from '../../progress/UpdateProgressProvider';
import { useCrashKey } from '../../progress/useCrashKey';
import { WindowsUpdate } from '../../progress/WindowsUpdate';
import type { ScreenProps } from '../../stage/screen';

export function FakeWindows11UpdateScreenStage(props: ScreenProps<ProgressFields, ProgressState>) {
  useCrashKey('/blue-screen-of-death-windows-10');
  return (
    <UpdateProgressProvider {...props}>
      <Update />
    </UpdateProgressProvider>
  );
}

function Update() {
  const t = useTranslations('fake-windows-11-update-screen.screen');
  if (useUpdateProgress().isComplete) {
    return (
      <WindowsUpdate colour="#000">
        <p>{t('restarting')}</p>
      </WindowsUpdate>
    );
  }
  return (
    <WindowsUpdate colour="#000" footnote={t('restarts')}>
      <ProgressText says={({ percent }) => t('working', { percent })} />
      <p>{t('warning')}</p>
    </WindowsUpdate>
  );
}
