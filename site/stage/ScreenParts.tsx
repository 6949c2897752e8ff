import type { ComponentProps, ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';
import { PanelFrame } from './PanelFrame';
import styles from './ScreenParts.module.css';
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
  const { stage: ScreenStage, panel: Panel, tools: Tools } = screen;
  const { path, kind } = own.page;
  return (
    <div className={styles.parts} data-kind={kind} data-panel={Panel !== undefined}>
      <Stage {...stage} screen={<ScreenStage key={path} {...own} />}>
        {children}
      </Stage>
      {kind === 'standard' && (
        <>
          {Panel && (
            <PanelFrame>
              <ErrorBoundary key={path} fallback={() => null}>
                <Panel {...own} />
              </ErrorBoundary>
            </PanelFrame>
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
