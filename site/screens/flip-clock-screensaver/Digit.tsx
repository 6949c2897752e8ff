import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import styles from './Digit.module.css';
import { turnOf } from './turn';

/**
 * One digit on two leaves. When the value changes, the upper leaf falls with the old one on it, and
 * the lower leaf lands with the new.
 */
export const Digit = memo(function Digit({ value }: { value: string }) {
  const card = useRef<HTMLSpanElement>(null);
  const turn = useRef<Animation[]>(undefined);
  const calm = useReducedMotion();
  const [shown, setShown] = useState({ value, before: value });
  if (shown.value !== value) setShown({ value, before: shown.value });

  useLayoutEffect(() => {
    if (!card.current || calm || shown.before === shown.value) return;
    turn.current ??= turnOf(card.current);
    for (const animation of turn.current) {
      animation.currentTime = 0;
      animation.play();
    }
  }, [calm, shown]);

  return (
    <span ref={card} className={styles.card} data-digit={value}>
      <span className={styles.upper} data-leaf={value} />
      <span className={styles.lower} data-leaf={shown.before} data-motion="shade" />
      <span className={styles.fallen} data-leaf={shown.before} data-motion="fall" />
      <span className={styles.lower} data-leaf={value} data-motion="land" />
    </span>
  );
});
