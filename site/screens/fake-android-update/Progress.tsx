import { fillStyle } from '../../progress/fillStyle';
import styles from './Progress.module.css';

type Props = {
  percent: number;
  /** Milliseconds for one percent. */
  interval: number;
  run: number | null;
  labelledBy: string;
};

export function Progress({ percent, interval, run, labelledBy }: Props) {
  return (
    <div
      className={styles.track}
      role="progressbar"
      aria-labelledby={labelledBy}
      aria-valuenow={percent}
    >
      <div
        // A new run must not slide back from the end of the one before.
        key={run}
        className={styles.fill}
        style={fillStyle(percent, interval)}
      >
        <div className={styles.stripes} />
      </div>
    </div>
  );
}
