import styles from './KernelPanic.module.css';
import { panicLines } from './panic';

export function KernelPanic() {
  return (
    <pre className={styles.panic} lang="en" translate="no" data-crash>
      {panicLines.join('\n')}
      {'\n'}
      <span className={styles.cursor} aria-hidden="true">
        _
      </span>
    </pre>
  );
}
