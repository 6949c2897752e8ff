import type { Point } from './geometry';
import { type Ink, sheet } from './relief';

/** Takes a picture of something that moves while the shutter is open. */
export function createExposure(size: number) {
  const moment = sheet(size, size);
  const sum = sheet(size, size);

  /** Adds it to the picture around `centre`, smeared over `count` moments from 0 to 1. */
  return (target: Ink, centre: Point, count: number, draw: (ink: Ink, share: number) => void) => {
    const left = Math.round(centre.x - size / 2);
    const top = Math.round(centre.y - size / 2);
    for (let index = 0; index < count; index += 1) {
      moment.ink.setTransform(1, 0, 0, 1, 0, 0);
      // On white, not on nothing: thinned to a twelfth, the rims of soft shadows would round to none.
      moment.ink.fillStyle = '#ffffff';
      moment.ink.fillRect(0, 0, size, size);
      moment.ink.setTransform(1, 0, 0, 1, -left, -top);
      draw(moment.ink, count === 1 ? 0.5 : index / (count - 1));
      sum.ink.globalAlpha = 1 / (index + 1);
      sum.ink.drawImage(moment.canvas, 0, 0);
    }
    target.globalCompositeOperation = 'multiply';
    target.drawImage(sum.canvas, left, top);
    target.globalCompositeOperation = 'source-over';
  };
}
