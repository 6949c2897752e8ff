import { useStage, useStageKeys } from '../stage/useStage';

/** Enter lets the update crash into the screen that such a system would show. */
export function useCrashKey(path: string) {
  const { show } = useStage();
  useStageKeys((event) => {
    if (event.key !== 'Enter' || event.repeat) return false;
    show(path);
    return true;
  });
}
