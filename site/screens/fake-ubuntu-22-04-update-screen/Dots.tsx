import { useRef } from 'react';
import { useInStepWithClock } from '../../hooks/useInStepWithClock';
import { useStage } from '../../stage/useStage';
import styles from './Dots.module.css';
import { dotCount, dotCycle } from './model';

const places = Array.from({ length: dotCount }, (_, place) => place);

export function Dots() {
  const { running } = useStage();
  const lit = useRef<HTMLSpanElement>(null);
  useInStepWithClock(lit, dotCycle, running);
  return (
    <div className={styles.dots} aria-hidden="true" data-dots>
      {places.map((place) => (
        <span key={place} className={styles.dot} />
      ))}
      <span ref={lit} className={styles.lit} />
    </div>
  );
}
