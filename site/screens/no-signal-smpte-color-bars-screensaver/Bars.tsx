import styles from './Bars.module.css';
import { type Bar, fillOf, patterns } from './model';

export function Bars() {
  return (
    <div className={styles.patterns} aria-hidden="true">
      {patterns.map(({ height, bars }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the patterns never change
        <div key={row} className={styles.pattern} style={{ flexGrow: height }}>
          {bars.map(bar)}
        </div>
      ))}
    </div>
  );
}

const bar = (bar: Bar, column: number) => (
  <i key={column} style={{ flexGrow: bar.width, background: fillOf(bar) }} />
);
