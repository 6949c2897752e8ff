import { useId, useRef, useState } from 'react';
import { useTranslations } from '../i18n/translations';
import buttons from '../ui/buttons.module.css';
import fields from '../ui/fields.module.css';
import styles from './ShareDialog.module.css';

/** What a shared prank would give away stays out: `title` is for addresses that may say what they are. */
type Props = { address: string; title: string | undefined };

export function AddressField({ address, title }: Props) {
  const t = useTranslations('share');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  /** The address that the last attempt was about; the answer does not outlive it. */
  const [tried, setTried] = useState<{ address: string; done: boolean }>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setTried({ address, done: true });
    } catch {
      field.current?.select();
      setTried({ address, done: false });
    }
  };
  const handOver = () => {
    // Whoever closes the system's sheet has changed their mind; that is no failure.
    navigator.share({ url: address, ...(title && { title }) }).catch(() => {});
  };
  return (
    <div className={styles.address}>
      <label className={fields.label} htmlFor={id}>
        {t('address')}
      </label>
      <input
        id={id}
        ref={field}
        className={fields.input}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.actions}>
        <button type="button" className={buttons.primary} onClick={copy}>
          {t('copy')}
        </button>
        {'share' in navigator && (
          <button type="button" className={buttons.button} onClick={handOver}>
            {t('system')}
          </button>
        )}
        <span role="status">
          {tried?.address === address && t(tried.done ? 'copied' : 'copyFailed')}
        </span>
      </div>
    </div>
  );
}
