import { type DeadLine, deadLines, grid } from './columns';
import styles from './DeadLines.module.css';
import type { Impact } from './model';

const kindOf = ({ colour, wide }: DeadLine) => `${colour}${wide ? ' wide' : ''}`;

export function DeadLines({ impacts }: { impacts: readonly Impact[] }) {
  const paths = new Map<string, { line: DeadLine; d: string }>();
  for (const line of impacts.flatMap(deadLines)) {
    const before = paths.get(kindOf(line))?.d ?? '';
    paths.set(kindOf(line), { line, d: `${before}M${line.x} ${line.from}V${line.to}` });
  }
  return (
    <svg
      className={styles.lines}
      viewBox={`0 0 ${grid.width} ${grid.height}`}
      preserveAspectRatio="none"
      data-dead-lines
      aria-hidden="true"
    >
      {[...paths].map(([kind, { line, d }]) => (
        <path
          key={kind}
          className={line.wide ? styles.wide : undefined}
          stroke={line.colour}
          d={d}
        />
      ))}
    </svg>
  );
}
