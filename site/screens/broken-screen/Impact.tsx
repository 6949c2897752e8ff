import { type CSSProperties, memo, useId, useMemo } from 'react';
import { lines, outlines, reach, rounded } from './geometry';
import styles from './Impact.module.css';
import { fracture, type Impact } from './model';
import type { Shard } from './shards';

const ofTone = (shards: readonly Shard[], tone: number) =>
  outlines(shards.filter((shard) => shard.tone === tone).map(({ outline }) => outline));

/** Neighbours together: a browser skips a bundle that does not touch what it has to paint. */
const bundles = <T,>(all: readonly T[], count: number): T[][] =>
  Array.from({ length: count }, (_, at) =>
    all.slice((at * all.length) / count, ((at + 1) * all.length) / count),
  );

function drawn(seed: number) {
  const glass = fracture(seed);
  return {
    shards: [1, 2, 3, 4].map((tone) => ofTone(glass.shards, tone)),
    crumbs: [1, 2, 3, 4].map((tone) => ofTone(glass.crumbs, tone)),
    ink: rounded(glass.ink),
    cracks: bundles(glass.cracks, 5).map((some) => lines(some.flat())),
    rings: lines(glass.rings),
    hairs: lines(glass.hairs),
    walls: outlines(glass.walls),
    glints: outlines(glass.glints),
  };
}

const rims = [31, 25, 20, 15, 10, 6, 3];

/** The line of a crack begins at its tip. The further from there, the wider it is. */
const widerFrom = (distance: number) => `0 ${distance} ${3 * reach}`;

type Props = { impact: Impact };

const percent = (part: number) => `${(part * 100).toFixed(1)}%`;

const placed = ({ x, y, scale }: Impact) =>
  ({ left: percent(x), top: percent(y), '--scale': scale }) as CSSProperties;

/** The pressure on the panel lets some of its light through. It lies below what is broken. */
export const Halo = ({ impact }: Props) => <div className={styles.halo} style={placed(impact)} />;

const Paths = ({ all }: { all: readonly string[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
  all.map((d, at) => <path key={at} d={d} />);

export const ImpactDrawing = memo(function ImpactDrawing({ impact }: Props) {
  const id = useId();
  const paths = useMemo(() => drawn(impact.seed), [impact.seed]);
  return (
    <svg
      className={styles.impact}
      viewBox={[-reach, -reach, 2 * reach, 2 * reach].join(' ')}
      style={placed(impact)}
      data-impact
      aria-hidden="true"
    >
      <g className={styles.shards} fill="url(#broken-light)">
        <Paths all={paths.shards} />
      </g>
      {impact.leaks && (
        <>
          <g className={styles.rim}>
            {rims.map((width) => (
              <use key={width} href={`#${id}ink`} strokeWidth={width} />
            ))}
          </g>
          <path id={`${id}ink`} className={styles.ink} d={paths.ink} />
        </>
      )}
      <path className={styles.walls} d={paths.walls} />
      <use className={styles.dark} href={`#${id}`} />
      <use className={styles.warm} href={`#${id}`} />
      <use className={styles.cold} href={`#${id}`} />
      <g className={styles.bright} stroke="url(#broken-edge)">
        <g id={id}>
          <path className={styles.hairs} d={paths.hairs} />
          <path d={paths.rings} />
          <g id={`${id}cracks`}>
            <Paths all={paths.cracks} />
          </g>
        </g>
        <use href={`#${id}cracks`} strokeWidth="1.4" strokeDasharray={widerFrom(80)} />
        <use href={`#${id}cracks`} strokeWidth="2.1" strokeDasharray={widerFrom(400)} />
      </g>
      <path className={styles.glints} d={paths.glints} />
      <circle r="75" fill="url(#broken-pit)" />
      <g className={styles.crumbs}>
        <Paths all={paths.crumbs} />
      </g>
    </svg>
  );
});
