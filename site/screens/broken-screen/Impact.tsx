import { memo, useId, useMemo } from 'react';
import { outlines, reach, rounded } from './geometry';
import styles from './Impact.module.css';
import { fracture, type Impact } from './model';
import { tones } from './web';

function drawn(seed: number) {
  const { shards, ink, ...lines } = fracture(seed);
  return {
    tones: Array.from({ length: tones }, (_, tone) =>
      outlines(shards.filter((shard) => shard.tone === tone).map(({ outline }) => outline)),
    ),
    ink: ink.map(rounded).join(''),
    cracks: outlines(lines.cracks),
    branches: outlines(lines.branches),
    rings: outlines(lines.rings),
    walls: outlines(lines.walls),
    powder: outlines(lines.powder),
    splinters: outlines(lines.splinters),
    hairs: outlines(lines.hairs),
  };
}

export const ImpactDrawing = memo(function ImpactDrawing({ seed, x, y, scale }: Impact) {
  const id = useId();
  const paths = useMemo(() => drawn(seed), [seed]);
  return (
    <svg
      className={styles.impact}
      viewBox={[-reach, -reach, 2 * reach, 2 * reach].join(' ')}
      style={{ left: `${x * 100}%`, top: `${y * 100}%`, '--scale': scale } as React.CSSProperties}
      data-impact
      aria-hidden="true"
    >
      <circle className={styles.halo} r={reach} />
      <path className={styles.ink} d={paths.ink} />
      {paths.tones.map((d, tone) => (
        <path key={d} className={styles.shards} data-tone={tone} d={d} />
      ))}
      <path className={styles.walls} d={paths.walls} />
      <g className={styles.dark}>
        <use href={`#${id}`} />
      </g>
      <g className={styles.bright} id={id}>
        <path className={styles.branches} d={paths.branches} />
        <path className={styles.rings} d={paths.rings} />
        <path d={paths.cracks} />
        <path className={styles.hairs} d={paths.hairs} />
      </g>
      <circle className={styles.pit} r="120" />
      <path className={styles.powder} d={paths.powder} />
      <path className={styles.splinters} d={paths.splinters} />
    </svg>
  );
});
