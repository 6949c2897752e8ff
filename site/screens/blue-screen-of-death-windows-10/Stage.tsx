import type { ProgressShared } from '../../progress/settings';
import { UpdateProgressProvider } from '../../progress/UpdateProgressProvider';
import type { ScreenProps } from '../../stage/screen';
import { BlackLayout } from './BlackLayout';
import { BlueLayout } from './BlueLayout';
import styles from './Stage.module.css';
import type { CrashFields } from './settings';
import { useCrash } from './useCrash';

export function BlueScreenOfDeathWindows10Stage({
  page,
  settings,
  shared,
  share,
}: ScreenProps<CrashFields, ProgressShared>) {
  const { startedAt, isDark } = useCrash(settings, shared.startedAt);
  const Layout = settings.layout === 'black' ? BlackLayout : BlueLayout;
  return (
    <UpdateProgressProvider settings={settings} shared={{ startedAt }} share={share}>
      {isDark ? <div className={styles.dark} /> : <Layout page={page} settings={settings} />}
    </UpdateProgressProvider>
  );
}
