import { type CSSProperties, useEffect, useRef } from 'react';
import type { Place, TextScreen } from './model';
import { drawPixelText } from './pixelText';
import styles from './TextMode.module.css';

const at = ({ row, column }: Place) => ({ '--row': row, '--column': column }) as CSSProperties;

/** A screen of letters in cells. Once there is script, a picture in pixels lies over the text. */
export function TextMode({ screen, fit }: { screen: TextScreen; fit: 'wide' | 'narrow' }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    drawPixelText(canvas.current, screen, getComputedStyle(canvas.current).fontFamily);
  }, [screen]);

  const { columns, rows, lines, cursor } = screen;
  return (
    <div
      className={styles.grid}
      data-fit={fit}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      {lines.map(({ row, column, text, inverse }) => (
        <p key={row} className={styles.line} style={at({ row, column })} data-inverse={inverse}>
          {text}
        </p>
      ))}
      <canvas ref={canvas} className={styles.pixels} />
      <span className={styles.cursor} style={at(cursor)} />
    </div>
  );
}
