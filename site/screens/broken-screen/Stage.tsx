import { type CSSProperties, type MouseEvent, useRef } from 'react';
import type { ScreenProps } from '../../stage/screen';
import { useDoubleClick } from '../../stage/useDoubleClick';
import { DeadLines } from './DeadLines';
import type { BrokenScreenFields } from './fields';
import { Halo, ImpactDrawing } from './Impact';
import { Lights } from './Lights';
import { hitAt, type Impact, impactsOf, withHit } from './model';
import styles from './Stage.module.css';

const keyOf = ({ seed, x, y }: Impact) => `${seed} ${x} ${y}`;

export function BrokenScreenStage({ settings, change }: ScreenProps<BrokenScreenFields>) {
  const { hits, colour, size, lines } = settings;
  const beforeHit = useRef(hits);
  const isDouble = useRef(false);
  const detectDouble = useDoubleClick(() => {
    isDouble.current = true;
  });

  // Glass breaks at once, so nobody waits to see whether a second click makes this a double one:
  // if it comes, what the first one broke is whole again.
  const hit = (event: MouseEvent) => {
    isDouble.current = false;
    detectDouble(event);
    if (isDouble.current) return change({ hits: beforeHit.current });
    beforeHit.current = hits;
    const box = event.currentTarget.getBoundingClientRect();
    change({ hits: withHit(hits, hitAt(event.clientX, event.clientY, box)) });
  };

  const impacts = impactsOf(settings);
  const [first] = impacts;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the settings add impacts by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the settings add impacts by keyboard
    <div
      className={styles.glass}
      style={{ backgroundColor: colour, '--size': size / 100 } as CSSProperties}
      onClick={hit}
    >
      <Lights />
      {first?.scale === 1 && <Halo impact={first} />}
      {lines && <DeadLines impacts={impacts} />}
      {impacts.map((impact) => (
        <ImpactDrawing key={keyOf(impact)} impact={impact} />
      ))}
    </div>
  );
}
