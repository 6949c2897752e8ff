import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIdle } from '../hooks/useIdle';
import { usePageShown } from '../hooks/usePageShown';
import { addressOf } from '../i18n/paths';
import { TranslationsProvider } from '../i18n/translations';
import { Controls } from './Controls';
import { Extras, type StageExtras } from './Extras';
import { Hint } from './Hint';
import { isHeldBack } from './heldBack';
import type { ScreenPage } from './page';
import { ScreenParts } from './ScreenParts';
import { type KeyTaker, StageContext } from './StageContext';
import { useFullScreen } from './useFullScreen';
import { useHiddenControls } from './useHiddenControls';
import { usePageFollows } from './usePageFollows';
import { useScreen } from './useScreen';
import { useShortcuts } from './useShortcuts';
import { useWakeLock } from './useWakeLock';
import { type Shown, usePrepared } from './useWalk';

const idleTime = 2000;

/** A prank that somebody was sent must not explain itself. */
const isSentPrank = ({ kind, type }: ScreenPage) =>
  kind === 'full' && (type === 'prank' || type === 'fake-update');

/** The part of a screen's page that comes alive: the stage, its settings and its tools. */
export function ScreenArea({ first }: { first: Shown }) {
  const { page, screen, query, changeQuery, light, goTo, prepare, ...own } = useScreen(first);
  const takesTaps = screen.takesTaps?.(own.settings) ?? false;
  const element = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<StageExtras['panel']>();
  const [keyTakers] = useState(() => new Set<KeyTaker>());
  const [waiting, setWaiting] = useState(true);

  const { on, filled, enter, leave: leaveFullScreen } = useFullScreen(element);
  const { controlsHidden, hideControls } = useHiddenControls(on);
  const full = on || page.kind === 'full';
  const running = usePageShown() && !waiting;
  useLayoutEffect(() => setWaiting(isHeldBack()), []);
  const quiet = useIdle(idleTime, full, page.kind === 'full');
  useWakeLock(full);
  usePrepared(prepare, on);
  usePageFollows({ built: first.page, page, query, light, full, waiting });

  const leave = () => {
    if (on) leaveFullScreen();
    else if (page.kind === 'full') location.assign(page.addresses.standard + query);
  };
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
    delete document.documentElement.dataset.wait;
    setWaiting(false);
  };
  const showKeys = () => setPanel('keys');
  const arrows = { arrowleft: previous, arrowright: next };
  useShortcuts(keyTakers, leave, { f: toggle, h: hideControls, '?': showKeys, ...arrows });

  const state = useMemo(
    () => ({ full, running, enter, leave: leaveFullScreen, show, keyTakers }),
    [full, running, enter, leaveFullScreen, show, keyTakers],
  );
  return (
    <TranslationsProvider locale={page.tag} messages={page.messages}>
      <StageContext value={state}>
        <ScreenParts
          screen={screen}
          own={{ page, ...own }}
          stage={{ element, page, filled, quiet, toggle }}
          bareAddress={page.addresses.full + query}
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
        <Extras
          {...{ page, query, changeQuery, goTo, panel }}
          closed={() => setPanel(undefined)}
          begin={begin}
        />
      </StageContext>
    </TranslationsProvider>
  );
}
