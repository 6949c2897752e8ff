import type { CSSProperties } from 'react';

const slideTime = 800;

export const fillTransform = (percent: number) => `translateX(${percent - 100}%)`;

/**
 * Moves the fill of a bar, as wide as the bar, to its percent. It slides only where it can come to
 * rest before the next step: a slide that is cut short each time costs far more than a jump.
 */
export const fillStyle = (percent: number, interval: number): CSSProperties => ({
  transform: fillTransform(percent),
  transition: interval > slideTime ? `transform ${slideTime}ms linear` : 'none',
});
