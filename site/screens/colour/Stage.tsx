import { useEffect, useRef } from 'react';
import type { ScreenProps } from '../../stage/screen';
import { useStage } from '../../stage/useStage';
import type { ColourFields } from './fields';
import { shownColour } from './model';
import { PixelCheck } from './PixelCheck.tsx';
import styles from './Stage.module.css';

export function ColourStage({ settings, change }: ScreenProps<ColourFields>) {
  const { full } = useStage();
  const wasFull = useRef(full);
  useEffect(() => {
    if (wasFull.current && !full && settings.check > 0) change({ check: 0 });
    wasFull.current = full;
  }, [full, settings.check, change]);

  return (
    <div className={styles.colour} style={{ backgroundColor: shownColour(settings) }}>
      {/* Readers tell what changes inside a status, but seldom what comes together with it. */}
      <div role="status">
        {settings.check > 0 && (
          <PixelCheck step={settings.check} go={(check) => change({ check })} />
        )}
      </div>
    </div>
  );
}
