import { useId } from 'react';
import styles from './Radios.module.css';

type Props<T extends string> = {
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  change: (value: T) => void;
};

export function Radios<T extends string>({ label, value, options, change }: Props<T>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => change(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
