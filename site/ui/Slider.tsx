import { useId } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  /** The value as people read it. */
  shown: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  change: (value: number) => void;
};

export function Slider({ label, shown, value, min, max, step = 1, change }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <output className={styles.value} htmlFor={id}>
        {shown}
      </output>
      <input
        id={id}
        className={styles.range}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        onChange={(event) => change(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
