import { type ComponentType, useEffect, useState } from 'react';
import { isHeldBack } from '../waiting/heldBack';
import { ErrorBoundary } from './ErrorBoundary';
import { loadLatePart } from './loadScreen';
import type { ScreenPage } from './page';
import type { useScreen } from './useScreen';

/** The name of a window that shows the same as another one starts with this. */
export const bondMark = 'screenful:';

export type StageExtras = Pick<ReturnType<typeof useScreen>, 'query' | 'changeQuery' | 'goTo'> & {
  page: ScreenPage;
  /** The panel that the visitor asked for. */
  panel: 'keys' | 'share' | undefined;
  closed: () => void;
  /** Lets a screen that was held back begin. */
  begin: () => void;
};

export type ExtrasProps = StageExtras & { words: object };
type Loaded = { Extras: ComponentType<ExtrasProps>; words: object };

/** Panels, other displays and late starts: few visits need one, so they are loaded when one does. */
export function LateExtras(props: StageExtras) {
  const { page, panel, closed, begin } = props;
  const [loaded, setLoaded] = useState<Loaded>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once loaded, it serves every page of the walk
  useEffect(() => {
    if (loaded || !(panel || isHeldBack() || window.name.startsWith(bondMark))) return;
    loadLatePart<Pick<Loaded, 'Extras'>>(page.assets.late.extras).then(
      ([{ Extras }, words]) => setLoaded({ Extras, words }),
      (reason) => {
        console.info('This could not be loaded:', reason);
        closed();
        begin();
      },
    );
  }, [panel]);
  return (
    loaded && (
      <ErrorBoundary fallback={() => null}>
        <loaded.Extras {...props} words={loaded.words} />
      </ErrorBoundary>
    )
  );
}
