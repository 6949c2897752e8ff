import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIdle } from '../hooks/useIdle';
import type { KeyTaker } from '../hooks/useKeyTaker';
import { usePageShown } from '../hooks/usePageShown';
import { addressOf } from '../i18n/paths';
import { TranslationsProvider } from '../i18n/translations';
import { isHeldBack, release } from '../waiting/heldBack';
import { Controls } from './Controls';
import { Hint } from './Hint';
import { LateExtras, type StageExtras } from './LateExtras';
import { isPrank, type ScreenPage } from './page';
import { ScreenParts } from './ScreenParts';
import { useFullScreen } from './useFullScreen';
import { useHiddenControls } from './useHiddenControls';
import { usePageFollows } from './usePageFollows';
import { useScreen } from './useScreen';
import { useShortcuts } from './useShortcuts';
import { StageContext } from './useStage';
import { useWakeLock } from './useWakeLock';
import { type Shown, usePrefetched } from './useWalk';

const idleTime = 2000;

/** A prank that somebody was sent must not explain itself. */
const isSentPrank = (page: ScreenPage) => page.kind === 'bare' && isPrank(page);

/** The part of a screen's page that comes alive: the stage, its settings and its tools. */
export function ScreenArea({ first }: { first: Shown }) {
  const { page, screen, query, changeQuery, light, goTo, prefetch, ...own } = useScreen(first);
  const takesTaps = screen.takesTaps?.(own.settings) ?? false;
  const element = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<StageExtras['panel']>();
  const [keyTakers] = useState(() => new Set<KeyTaker>());
  const [waiting, setWaiting] = useState(true);

  const { on, filled, enter, leaveFullScreen } = useFullScreen(element);
  const { controlsHidden, hideControls } = useHiddenControls(on);
  const isBare = page.kind === 'bare';
  const full = on || isBare;
  const running = usePageShown() && !waiting;
  useLayoutEffect(() => setWaiting(isHeldBack()), []);
  const quiet = useIdle(idleTime, full, isBare);
  useWakeLock(full);
  usePrefetched(prefetch, on);
  usePageFollows({ built: first.page, page, query, light, full, waiting });

  const standardAddress = page.addresses.standard + query;
  const leave = useCallback(() => {
    if (on) leaveFullScreen();
    else if (isBare) location.assign(standardAddress);
  }, [on, leaveFullScreen, isBare, standardAddress]);
  const toggle = on ? leave : enter;
  const go = useCallback(
    (target: (from: ScreenPage) => string) => (full ? goTo(target) : location.assign(target(page))),
    [full, goTo, page],
  );
  const previous = () => go(({ addresses }) => addresses.previous);
  const next = () => go(({ addresses }) => addresses.next);
  const show = useCallback(
    (path: string) => go(({ locale, kind }) => addressOf({ locale, kind, path })),
    [go],
  );
  const begin = () => {
    release();
    setWaiting(false);
  };
  const showKeys = () => setPanel('keys');
  useShortcuts(keyTakers, {
    fill: toggle,
    leave,
    walk: ({ key }) => (key === 'ArrowLeft' ? previous() : next()),
    hide: hideControls,
    help: showKeys,
  });

  const state = useMemo(
    () => ({ full, running, enter, leave, show, keyTakers }),
    [full, running, enter, leave, show, keyTakers],
  );
  return (
    <TranslationsProvider locale={page.tag} messages={page.messages}>
      <StageContext value={state}>
        <ScreenParts
          screen={screen}
          own={{ page, ...own }}
          stage={{ element, page, filled, quiet, toggle }}
          bareAddress={page.addresses.bare + query}
          fill={enter}
          share={() => setPanel('share')}
          showKeys={showKeys}
        >
          {full && !controlsHidden && (
            <Controls
              {...{ on, takesTaps, toggle, previous, next }}
              hide={takesTaps ? undefined : hideControls}
            />
          )}
          {on && !isSentPrank(page) && <Hint doubleTap={!takesTaps} />}
        </ScreenParts>
        <LateExtras
          {...{ page, query, changeQuery, goTo, panel }}
          closed={() => setPanel(undefined)}
          begin={begin}
        />
      </StageContext>
    </TranslationsProvider>
  );
}
