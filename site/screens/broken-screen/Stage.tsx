import type { CSSProperties, MouseEvent } from 'react';
import { useRef } from 'react';
import type { ScreenProps } from '../../stage/screen';
import { useDoubleClick } from '../../stage/useDoubleClick';
import { ImpactDrawing } from './Impact';
import { Lights } from './Lights';
import { deadLines, impactsOf, withHit } from './model';
import styles from './Stage.module.css';
import type { BrokenScreenFields } from './settings';

const thousandths = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 1000);

export function BrokenScreenStage({ settings, change }: ScreenProps<BrokenScreenFields>) {
  const { hits, colour, size, lines } = settings;
  const beforeHit = useRef(hits);
  const isTakenBack = useRef(false);
  const takeBackIfDouble = useDoubleClick(() => {
    isTakenBack.current = true;
    change({ hits: beforeHit.current });
  });

  const hit = (event: MouseEvent) => {
    isTakenBack.current = false;
    takeBackIfDouble(event);
    if (isTakenBack.current) return;
    beforeHit.current = hits;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const x = thousandths((event.clientX - left) / width);
    const y = thousandths((event.clientY - top) / height);
    change({ hits: withHit(hits, { x, y }) });
  };

  const impacts = impactsOf(settings);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the settings add impacts by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the settings add impacts by keyboard
    <div
      className={styles.glass}
      style={{ backgroundColor: colour, '--size': size / 100 } as CSSProperties}
      onClick={hit}
    >
      <Lights />
      {lines && (
        <svg className={styles.lines} aria-hidden="true">
          {impacts.flatMap(deadLines).map(({ x, from, to, colour, wide }, at) => (
            <line
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity
              key={at}
              x1={`${x}%`}
              x2={`${x}%`}
              y1={`${from}%`}
              y2={`${to}%`}
              stroke={colour}
              data-wide={wide}
            />
          ))}
        </svg>
      )}
      {impacts.map((impact) => (
        <ImpactDrawing key={`${impact.seed} ${impact.x} ${impact.y}`} {...impact} />
      ))}
    </div>
  );
}
