import { type ReactNode, useEffect, useId, useRef } from 'react';
import buttons from './buttons.module.css';
import styles from './Dialog.module.css';
import { Icon } from './Icon';

type Props = {
  title: string;
  /** The name of the button that closes it. */
  close: string;
  closed: () => void;
  wide?: boolean;
  children: ReactNode;
};

/** Open for as long as it is there. `showModal` makes the rest of the page inert and traps the focus. */
export function Dialog({ title, close, closed, wide, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => element.current?.showModal(), []);
  const id = useId();
  return (
    // With the focus on itself when nothing in it has it, keys stay with the dialog.
    <dialog
      ref={element}
      className={styles.dialog}
      tabIndex={-1}
      aria-labelledby={id}
      closedby="any"
      data-wide={wide}
      onClose={closed}
    >
      <form method="dialog" className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="submit" className={buttons.icon} aria-label={close} title={close}>
          <Icon name="close" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
