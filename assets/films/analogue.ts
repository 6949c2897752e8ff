import { seeded } from './random';

export const width = 1920;
export const height = 1080;

export function newCanvas(w = width, h = height) {
  const canvas = new OffscreenCanvas(w, h);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  return { canvas, context };
}

/** Snow in cells of 6 pixels, coarse like an old set and kind to the encoder. */
export function newSnow(seed: number) {
  const { canvas, context } = newCanvas(width / 6, height / 6);
  const random = seeded(seed);
  const image = context.createImageData(canvas.width, canvas.height);
  for (let at = 0; at < image.data.length; at += 4) {
    const light = random() * 255;
    image.data.set([light, light, light, random() * 255], at);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

export type Damage = {
  /** How far the whole picture has rolled up, in pictures. */
  roll: number;
  /** How far a line of the picture is pushed sideways, in pixels. */
  shift: (line: number) => number;
  /** How bright the ghost beside every edge is. */
  ghost: number;
};

const bandHeight = 6;

/** Shows the picture as a set would that receives it badly. */
export function receive(
  context: CanvasRenderingContext2D,
  picture: OffscreenCanvas,
  { roll, shift, ghost }: Damage,
) {
  context.fillStyle = '#000';
  context.fillRect(0, 0, width, height);
  for (let y = 0; y < height; y += bandHeight) {
    const from = (((y + roll * height) % height) + height) % height;
    const offset = shift(y);
    const rows = Math.min(bandHeight, height - from);
    context.drawImage(picture, 0, from, width, rows, offset, y, width, rows);
    if (ghost === 0) continue;
    context.globalAlpha = ghost;
    context.drawImage(picture, 0, from, width, rows, offset + 26, y, width, rows);
    context.globalAlpha = 1;
  }
}

export function snowOver(
  context: CanvasRenderingContext2D,
  snow: OffscreenCanvas,
  frame: number,
  strength: number,
) {
  const random = seeded(frame * 7919 + 1);
  const [dx, dy] = [random() * width, random() * height];
  context.save();
  context.globalAlpha = strength;
  context.globalCompositeOperation = 'overlay';
  context.imageSmoothingEnabled = false;
  for (const x of [dx - width, dx]) {
    for (const y of [dy - height, dy]) context.drawImage(snow, x, y, width, height);
  }
  context.restore();
}

/** The dark bar that mains hum sends down the picture, and the lines of the tube. */
export function tubeOver(context: CanvasRenderingContext2D, t: number, rounds: number) {
  const middle = ((t * rounds) % 1) * (height + 500) - 250;
  const hum = context.createLinearGradient(0, middle - 250, 0, middle + 250);
  hum.addColorStop(0, 'rgb(0 0 0 / 0)');
  hum.addColorStop(0.5, 'rgb(0 0 0 / 0.28)');
  hum.addColorStop(1, 'rgb(0 0 0 / 0)');
  context.fillStyle = hum;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgb(0 0 0 / 0.16)';
  for (let y = 0; y < height; y += 4) context.fillRect(0, y, width, 2);
  const corners = context.createRadialGradient(
    width / 2,
    height / 2,
    500,
    width / 2,
    height / 2,
    1150,
  );
  corners.addColorStop(0, 'rgb(0 0 0 / 0)');
  corners.addColorStop(1, 'rgb(0 0 0 / 0.55)');
  context.fillStyle = corners;
  context.fillRect(0, 0, width, height);
}
