import { useMemo, useRef, useState } from 'react';
import { useIdle } from '../hooks/useIdle';
import { usePageShown } from '../hooks/usePageShown';
import { TranslationsProvider } from '../i18n/translations';
import { Controls } from './Controls';
import { Hint } from './Hint';
import { KeysDialog } from './KeysDialog';
import type { ScreenPage } from './page';
import styles from './ScreenArea.module.css';
import { SettingsPanel } from './SettingsPanel';
import { Stage } from './Stage';
import { type KeyTaker, StageContext } from './StageContext';
import type { Screen } from './screen';
import { Toolbar } from './Toolbar';
import { useFullScreen } from './useFullScreen';
import { usePageFollows } from './usePageFollows';
import { useScreen } from './useScreen';
import { useShortcuts } from './useShortcuts';
import { useWakeLock } from './useWakeLock';
import { type Shown, usePrepared } from './useWalk';

const idleTime = 2000;

/** A prank that somebody was sent must not explain itself. */
const isSentPrank = ({ kind, type }: ScreenPage) =>
  kind === 'full' && (type === 'prank' || type === 'fake-update');

type Props = { first: Shown; loadScreen: (folder: string) => Promise<Screen> };

/** The part of a screen's page that comes alive: the stage, its settings and its tools. */
export function ScreenArea({ first, loadScreen }: Props) {
  const { page, screen, query, light, step, prepare, ...own } = useScreen(first, loadScreen);
  const element = useRef<HTMLElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  const [keyTakers] = useState(() => new Set<KeyTaker>());
  const [controlsHidden, setControlsHidden] = useState(false);

  const { on, filled, enter, leave: leaveFullScreen } = useFullScreen(element);
  const full = on || page.kind === 'full';
  const running = usePageShown();
  const quiet = useIdle(idleTime, full);
  useWakeLock(full);
  usePrepared(prepare, on);
  usePageFollows({ built: first.page, page, query, light, full });

  const leave = () => {
    if (on) leaveFullScreen();
    else if (page.kind === 'full') location.assign(page.addresses.standard + query);
  };
  const toggle = on ? leave : enter;
  const go = (direction: 'previous' | 'next') =>
    full ? step(direction) : location.assign(page.addresses[direction]);
  const hideControls = () => setControlsHidden((hidden) => !hidden);
  const showKeys = () => keys.current?.showModal();
  const previous = () => go('previous');
  const next = () => go('next');
  useShortcuts({ toggle, leave, hideControls, showKeys, previous, next }, keyTakers);

  const state = useMemo(
    () => ({ full, running, enter, leave: leaveFullScreen, keyTakers }),
    [full, running, enter, leaveFullScreen, keyTakers],
  );
  const props = { page, ...own };
  const { mid: Mid, tools: Tools, right: Right } = screen;
  return (
    <TranslationsProvider locale={page.tag} messages={page.messages}>
      <StageContext value={state}>
        <div className={styles.area} data-kind={page.kind} data-panel={Right !== undefined}>
          <Stage
            {...{ element, page, filled, quiet, toggle }}
            screen={<Mid key={page.path} {...props} />}
          >
            {full && !controlsHidden && (
              <Controls {...{ on, toggle, previous, next }} hide={hideControls} />
            )}
            {on && !isSentPrank(page) && <Hint />}
          </Stage>
          {page.kind === 'standard' && (
            <>
              {Right && (
                <SettingsPanel>
                  <Right key={page.path} {...props} />
                </SettingsPanel>
              )}
              <Toolbar fill={enter} bareAddress={page.addresses.full + query} showKeys={showKeys}>
                {Tools && <Tools key={page.path} {...props} />}
              </Toolbar>
            </>
          )}
        </div>
        <KeysDialog element={keys} />
      </StageContext>
    </TranslationsProvider>
  );
}
