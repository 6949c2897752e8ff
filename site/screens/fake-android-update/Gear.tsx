import styles from './Gear.module.css';
import { gearPath } from './model';

const outline = gearPath(8, 45, 34);

/** Two outlines, one above the other, that turn as one wireframe. */
export function Gear() {
  return (
    <div className={styles.tilted}>
      <div className={styles.turning}>
        <Face />
        <Face />
      </div>
    </div>
  );
}

const Face = () => (
  <svg className={styles.face} viewBox="-50 -50 100 100" aria-hidden="true">
    <path d={outline} />
    <circle r="16" />
  </svg>
);
