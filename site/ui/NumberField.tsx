import { useId } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  value: string;
  min: number;
  max: number;
  describedBy?: string;
  change: (text: string) => void;
  /** The visitor has left the field. */
  done?: () => void;
};

export function NumberField({ label, value, min, max, describedBy, change, done }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        aria-describedby={describedBy}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={done}
      />
    </div>
  );
}
