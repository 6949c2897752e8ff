import type { ReactNode } from 'react';
import { DotsRing } from './DotsRing';
import styles from './WindowsUpdate.module.css';

type Props = {
  colour: string;
  /** The lines under the dots. */
  children: ReactNode;
  footnote?: string;
};

const ring = (
  <div className={styles.ring}>
    <DotsRing />
  </div>
);

/** The update screen of Windows since 2015: dots, a few lines, and one at the bottom. */
export function WindowsUpdate({ colour, children, footnote }: Props) {
  return (
    <div className={styles.screen} style={{ backgroundColor: colour }}>
      {ring}
      {children}
      {footnote && <p className={styles.footnote}>{footnote}</p>}
    </div>
  );
}
