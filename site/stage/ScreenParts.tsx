import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import styles from './ScreenParts.module.css';
import { SettingsPanel } from './SettingsPanel';
import { Stage } from './Stage';
import type { Screen, ScreenProps } from './screen';
import { Toolbar } from './Toolbar';

type Props = {
  screen: Screen;
  own: ScreenProps;
  stage: Omit<ComponentProps<typeof Stage>, 'screen' | 'children'>;
  bareAddress: string;
  fill: () => void;
  share: () => void;
  showKeys: () => void;
  /** What lies over the screen. */
  children: ReactNode;
};

/**
 * Where the parts of a screen stand: on the stage, beside it and below it. Nothing of a screen goes
 * around the stage, because an element that is mounted anew leaves full screen.
 */
export function ScreenParts({ screen, own, stage, children, ...bar }: Props) {
  const { mid: Mid, right: Right, tools: Tools } = screen;
  const { path, kind } = own.page;
  return (
    <div className={styles.parts} data-kind={kind} data-panel={Right !== undefined}>
      <Stage {...stage} screen={<Mid key={path} {...own} />}>
        {children}
      </Stage>
      {kind === 'standard' && (
        <>
          {Right && (
            <SettingsPanel>
              <ErrorBoundary key={path} fallback={() => null}>
                <Right {...own} />
              </ErrorBoundary>
            </SettingsPanel>
          )}
          <Toolbar {...bar}>
            {Tools && (
              <ErrorBoundary key={path} fallback={() => null}>
                <Tools {...own} />
              </ErrorBoundary>
            )}
          </Toolbar>
        </>
      )}
    </div>
  );
}
