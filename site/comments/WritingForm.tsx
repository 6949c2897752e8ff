import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { commentLimits } from '../../contract/commentLimits';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import fields from '../ui/fields.module.css';
import { measure } from './measure';
import styles from './Writing.module.css';

type Props = {
  words: { label: string; placeholder?: string; send: string; sending: string };
  text: string;
  change: (text: string) => void;
  send: (text: string) => Promise<boolean>;
  saving: boolean;
  problem: string | undefined;
  cancel?: { word: string; act: () => void } | undefined;
  /** Whether the visitor has just asked for this form. */
  focused: boolean;
};

/** Where a comment or a reply is written. */
export function WritingForm(props: Props) {
  const { words, text, change, send, saving, cancel, focused } = props;
  const t = useTranslations('comments');
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { text: ready, count, isEmpty, isTooLong } = measure(text);
  const limit = commentLimits.text;
  const problem = isTooLong ? t('errors.textTooLong', { limit }) : props.problem;

  useEffect(() => {
    if (focused) area.current?.focus();
  }, [focused]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isEmpty || isTooLong || saving) return;
    const sent = await send(ready);
    // The button could not keep the focus while it was disabled.
    if (!sent && document.activeElement === document.body) area.current?.focus();
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <form className={styles.form} onSubmit={submit} aria-busy={saving}>
      <label className={styles.label} htmlFor={id}>
        {words.label}
      </label>
      <textarea
        ref={area}
        id={id}
        className={`${fields.input} ${styles.text}`}
        dir="auto"
        rows={3}
        required
        maxLength={commentLimits.rawText}
        placeholder={words.placeholder}
        value={text}
        readOnly={saving}
        aria-describedby={`${id}-count ${id}-problem`}
        aria-invalid={problem !== undefined}
        onChange={(event) => change(event.currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <p id={`${id}-problem`} className={styles.problem} hidden={!problem}>
        {problem}
      </p>
      <div className={styles.bar}>
        <span className={styles.count} data-too-long={isTooLong}>
          <span aria-hidden="true">{t('form.count', { count, limit })}</span>
          <span id={`${id}-count`} className="visually-hidden">
            {t('form.countLabel', { count, limit })}
          </span>
        </span>
        {cancel && (
          <button type="button" className={buttons.quiet} disabled={saving} onClick={cancel.act}>
            {cancel.word}
          </button>
        )}
        <button type="submit" className={buttons.primary} disabled={isEmpty || isTooLong || saving}>
          {saving ? words.sending : words.send}
        </button>
      </div>
    </form>
  );
}
