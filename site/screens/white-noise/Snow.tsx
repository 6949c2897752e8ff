import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSize } from '../../hooks/useSize';
import { useStage } from '../../stage/useStage';
import { drawSnow, jumps, pictureSize, stepMilliseconds, steps } from './model';
import styles from './Snow.module.css';

function draw(canvas: HTMLCanvasElement, width: number, height: number) {
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  const image = context.createImageData(width, height);
  drawSnow(new Uint32Array(image.data.buffer), width, Math.random);
  context.putImageData(image, 0, 0);
}

/** Every step holds until the next; nothing is between two places. */
function shake(element: Element, axis: keyof typeof steps, grain: number) {
  const frames = jumps(axis, grain, Math.random).map((transform) => ({ transform }));
  return element.animate([...frames, ...frames.slice(0, 1)], {
    duration: steps[axis] * stepMilliseconds,
    easing: `steps(${steps[axis]})`,
    iterations: Number.POSITIVE_INFINITY,
  });
}

/**
 * One picture, made once and larger than the stage. The compositor throws it somewhere else for each
 * frame, so new snow costs the page nothing.
 */
export function Snow({ moving }: { moving: boolean }) {
  const { running } = useStage();
  const box = useRef<HTMLDivElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const size = useSize(box);
  const [grain, setGrain] = useState(0);

  useLayoutEffect(() => {
    if (!size || !picture.current) return;
    const { width, height, grain } = pictureSize(size, devicePixelRatio);
    draw(picture.current, width, height);
    picture.current.style.width = `${width * grain}px`;
    setGrain(grain);
  }, [size]);

  const shaking = moving && running && grain > 0;
  useEffect(() => {
    if (!shaking || !aside.current || !picture.current) return;
    const animations = [shake(aside.current, 'X', grain), shake(picture.current, 'Y', grain)];
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [shaking, grain]);

  return (
    <div ref={box} className={styles.snow} data-moving={moving} data-drawn={grain > 0}>
      <div ref={aside} className={styles.aside}>
        <canvas ref={picture} className={styles.picture} />
      </div>
      <div className={styles.band} />
    </div>
  );
}
