import styles from './fields.module.css';

type Props = { label: string; checked: boolean; change: (checked: boolean) => void };

export function Checkbox({ label, checked, change }: Props) {
  return (
    <label className={styles.checkbox}>
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}
