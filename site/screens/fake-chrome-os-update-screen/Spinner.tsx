import styles from './Spinner.module.css';

/** An arc that grows and shrinks while it turns, made of two half rings: only they can be turned without painting. */
export function Spinner() {
  return (
    <div className={styles.spinner} aria-hidden="true" data-spinner>
      <div className={styles.steps}>
        <div className={styles.half}>
          <div className={styles.ring} />
        </div>
        <div className={styles.half} data-side="right">
          <div className={styles.ring} />
        </div>
      </div>
    </div>
  );
}
