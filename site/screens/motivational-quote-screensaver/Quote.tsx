import { type CSSProperties, useRef } from 'react';
import { authorSize, paragraphSize, referenceSide } from './model';
import styles from './Quote.module.css';
import { useFittedText } from './useFittedText';

type Props = {
  paragraph: string;
  author?: string;
  additionalSize: number;
  /** Of quotes that take turns: this one makes room for the next. */
  leaving?: boolean;
};

const inBox = (size: number) => `calc(${size} * 100cqmin / ${referenceSide} * var(--scale, 1))`;

export function Quote({ paragraph, author, additionalSize, leaving }: Props) {
  const box = useRef<HTMLElement>(null);
  const size = paragraphSize(additionalSize);
  useFittedText(box, paragraphSize(0) / size, `${paragraph}\n${author}`);
  const sizes = {
    '--paragraph-size': inBox(size),
    '--author-size': inBox(authorSize(additionalSize)),
  } as CSSProperties;
  return (
    <figure
      ref={box}
      className={styles.quote}
      style={sizes}
      data-leaving={leaving}
      aria-hidden={leaving}
    >
      <blockquote className={styles.paragraph} dir="auto">
        {paragraph}
      </blockquote>
      {author !== undefined && (
        <figcaption className={styles.author} dir="auto">
          {author}
        </figcaption>
      )}
    </figure>
  );
}
