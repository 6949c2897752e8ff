import { memo, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../hooks/useMediaQuery';
import styles from './Digit.module.css';
import { type Motion, turnOf } from './turn';

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
      <Leaf className={styles.upper} value={value} />
      <Leaf className={styles.lower} value={shown.before} motion="shade" />
      <Leaf className={styles.fallen} value={shown.before} motion="fall" />
      <Leaf className={styles.lower} value={value} motion="land" />
    </span>
  );
});

type LeafProps = { className: string | undefined; value: string; motion?: Motion };

function Leaf({ className, value, motion }: LeafProps) {
  return (
    <span className={className} data-motion={motion}>
      <span className={styles.glyph}>{value}</span>
    </span>
  );
}
