import { useId, useState } from 'react';
import styles from './fields.module.css';

type Words = { colour: string; hex: string; wrong: string };
type Props = {
  words: Words;
  value: string;
  /** The colour that a typed text means, if it means one. */
  read: (text: string) => string | undefined;
  change: (colour: string) => void;
};

export function ColourField({ words, value, read, change }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const wrong = draft !== undefined && read(draft) === undefined;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {words.colour}
      </label>
      <div className={styles.colour}>
        <input
          id={id}
          type="color"
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <input
          className={styles.input}
          type="text"
          aria-label={words.hex}
          aria-invalid={wrong}
          aria-describedby={`${id}-wrong`}
          spellCheck={false}
          autoComplete="off"
          maxLength={7}
          value={draft ?? value}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setDraft(text);
            const colour = read(text);
            if (colour) change(colour);
          }}
          onBlur={() => setDraft(undefined)}
        />
      </div>
      <p id={`${id}-wrong`} className={styles.wrong} role="status">
        {wrong && words.wrong}
      </p>
    </div>
  );
}
