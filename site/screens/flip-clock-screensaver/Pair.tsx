import { memo } from 'react';
import { Digit } from './Digit';
import styles from './Pair.module.css';

type Props = {
  value: string;
  /** AM or PM in the page's language, where the clock has them. */
  half?: string;
  isLate?: boolean;
};

export const Pair = memo(function Pair({ value, half, isLate = false }: Props) {
  return (
    <div className={styles.pair}>
      <Digit value={value.charAt(0)} />
      <Digit value={value.charAt(1)} />
      {half && (
        <span className={styles.half} data-late={isLate}>
          {half}
        </span>
      )}
    </div>
  );
});
