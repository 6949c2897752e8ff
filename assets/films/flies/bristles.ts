import { createRandom } from '../cockroach/kit/random';
import { sheet } from '../cockroach/kit/relief';

/** Bristles stand off the body, so they are drawn over it and past its edge. */
export function createBristles() {
  const scale = 4;
  const { canvas, ink } = sheet(150 * scale, 80 * scale);
  ink.setTransform(scale, 0, 0, scale, 85 * scale, 40 * scale);
  ink.strokeStyle = '#0d0b0b';
  ink.lineCap = 'round';
  const random = createRandom(77);
  const hair = (x: number, y: number, long: number, wide: number) => {
    const lean =
      Math.PI - Math.sign(y || 1) * (0.25 + Math.abs(y) * 0.035) + (random() - 0.5) * 0.5;
    ink.lineWidth = wide;
    ink.beginPath();
    ink.moveTo(x, y);
    ink.quadraticCurveTo(
      x + Math.cos(lean) * long * 0.5,
      y + Math.sin(lean) * long * 0.7,
      x + Math.cos(lean) * long,
      y + Math.sin(lean) * long,
    );
    ink.stroke();
  };
  for (const side of [-1, 1]) {
    for (let row = 0; row < 7; row += 1) {
      for (const off of [2.5, 8, 14])
        hair(32 - row * 5.6, side * (off + random()), 5 + random() * 2, 0.5);
      hair(30 - row * 5, side * (17 + random() * 1.5), 7, 0.6);
    }
    for (const off of [2, 5, 8.5]) hair(-13 + off * 0.4, side * off, 11, 0.7);
    for (let tip = 0; tip < 9; tip += 1) {
      const angle = 0.1 + tip * 0.19;
      hair(-26 - 23.5 * Math.cos(angle), side * 19 * Math.sin(angle), 5 + random() * 4, 0.45);
    }
    for (let fine = 0; fine < 60; fine += 1)
      hair(-6 - random() * 38, side * random() * 17, 2.6, 0.25);
    for (let fine = 0; fine < 70; fine += 1)
      hair(34 - random() * 42, side * random() * 17, 2.4, 0.25);
    for (let brow = 0; brow < 4; brow += 1) hair(44 - brow * 3.2, side * 3.4, 4, 0.4);
  }
  return canvas;
}
export const bristleBox = { left: -85, top: -40, width: 150, height: 80 };
