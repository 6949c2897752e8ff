import { product } from '../product';
import styles from './Logo.module.css';

/** One pane of light in the colour of the screen, and the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <span className={styles.pane} />
      <span>{product}</span>
    </span>
  );
}
