import type { ProgressState } from '../../progress/fields';
import { UpdateProgressProvider } from '../../progress/UpdateProgressProvider';
import type { ScreenProps } from '../../stage/screen';
import { BlackLayout } from './BlackLayout';
import { BlueLayout } from './BlueLayout';
import type { CrashFields } from './fields';
import styles from './Stage.module.css';
import { useCrash } from './useCrash';

export function BlueScreenOfDeathWindows10Stage({
  page,
  settings,
  state,
  setState,
}: ScreenProps<CrashFields, ProgressState>) {
  const { startedAt, isDark } = useCrash(settings, state.startedAt);
  const Layout = settings.layout === 'black' ? BlackLayout : BlueLayout;
  return (
    <UpdateProgressProvider settings={settings} state={{ startedAt }} setState={setState}>
      {isDark ? <div className={styles.dark} /> : <Layout page={page} settings={settings} />}
    </UpdateProgressProvider>
  );
}
