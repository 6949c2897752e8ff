import { memo } from 'react';
import styles from './Code.module.css';
import { lastLines, type Source } from './model';

/** A box shows at most 93 of them, however tall it is; the others need not be there. */
const mostLines = 96;

export function Code({ source, typed }: { source: Source; typed: number }) {
  const lines = lastLines(source, typed, mostLines);
  return (
    <div className={styles.window}>
      <div className={styles.code} data-code>
        {lines.map(({ number, text }, index) => (
          <CodeLine key={number} text={text} cursor={index === lines.length - 1} />
        ))}
      </div>
    </div>
  );
}

const CodeLine = memo(({ text, cursor }: { text: string; cursor: boolean }) => (
  <div className={styles.line}>
    {text}
    {cursor && <span key={text} className={styles.cursor} />}
  </div>
));
