import type { CSSProperties } from 'react';
import styles from './DotsRing.module.css';

const dots = [0, 1, 2, 3, 4];

/** Five dots that chase each other round, as wide as `1em`, in the colour of the text. */
export function DotsRing() {
  return (
    <div className={styles.ring} data-dots>
      {dots.map((dot) => (
        <i key={dot} className={styles.dot} style={{ '--dot': dot } as CSSProperties} />
      ))}
    </div>
  );
}
