import { useState } from 'react';
import { NumberField } from './NumberField';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  change: (value: number) => void;
};

/** A number that is typed: what is not one yet stays in the field, what is too far is brought back. */
export function NumberSetting({ label, value, min, max, change }: Props) {
  const [draft, setDraft] = useState<string>();
  return (
    <NumberField
      {...{ label, min, max }}
      value={draft ?? String(value)}
      change={(text) => {
        setDraft(text);
        const number = Number(text);
        if (text !== '' && Number.isInteger(number) && number >= min && number <= max)
          change(number);
      }}
      done={() => {
        const number = Math.min(max, Math.max(min, Math.round(Number(draft))));
        if (draft && Number.isFinite(number) && number !== value) change(number);
        setDraft(undefined);
      }}
    />
  );
}
