import { useId } from 'react';
import styles from './fields.module.css';

type Props = {
  label: string;
  value: string;
  placeholder?: string;
  maxLength: number;
  rows?: number;
  change: (text: string) => void;
};

export function TextField({ label, value, placeholder, maxLength, rows = 1, change }: Props) {
  const id = useId();
  const shared = { id, className: styles.input, value, placeholder, maxLength };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {rows > 1 ? (
        <textarea {...shared} rows={rows} onChange={(event) => change(event.currentTarget.value)} />
      ) : (
        <input {...shared} type="text" onChange={(event) => change(event.currentTarget.value)} />
      )}
    </div>
  );
}
