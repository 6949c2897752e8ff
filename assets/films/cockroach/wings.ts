import { outline, type Point, smooth, steps } from './kit/geometry';
import { createRandom } from './kit/random';
import type { Ink, Plate } from './kit/relief';
import { base, furrow, inside, length, shareAt, spot, tip, veins, wingBreadth } from './veins';

function trace(ink: Ink, points: readonly Point[]) {
  ink.beginPath();
  for (const { x, y } of points) ink.lineTo(x, y);
  ink.stroke();
}

function paint(ink: Ink, side: number, seed: number) {
  const random = createRandom(seed);
  const along = ink.createLinearGradient(base, 0, base - length, 0);
  along.addColorStop(0, '#471a0a');
  along.addColorStop(0.3, '#5c230d');
  along.addColorStop(0.7, '#6a2e12');
  along.addColorStop(1, '#8a4a20');
  ink.fillStyle = along;
  ink.fillRect(-200, -80, 320, 160);
  const edge = ink.createLinearGradient(0, 0, 0, side * 54);
  edge.addColorStop(0, 'rgba(40,10,2,0.55)');
  edge.addColorStop(0.55, 'rgba(60,20,6,0.2)');
  edge.addColorStop(0.72, 'rgba(168,98,44,0.12)');
  edge.addColorStop(1, 'rgba(190,120,58,0.7)');
  ink.fillStyle = edge;
  ink.fillRect(-200, -80, 320, 160);
  ink.filter = 'blur(5px)';
  for (let cloud = 0; cloud < 46; cloud += 1) {
    const { x, y } = spot(side, random(), random() * 1.2 - 0.3);
    ink.fillStyle = random() < 0.65 ? 'rgba(30,6,0,0.2)' : 'rgba(190,100,44,0.14)';
    ink.beginPath();
    ink.ellipse(x, y, 8 + random() * 20, 3 + random() * 5, 0, 0, 7);
    ink.fill();
  }
  ink.filter = 'none';
  for (let speck = 0; speck < 1500; speck += 1) {
    const { x, y } = spot(side, random(), random() * 1.3 - 0.3);
    ink.fillStyle = random() < 0.6 ? 'rgba(40,10,0,0.1)' : 'rgba(210,130,70,0.08)';
    ink.beginPath();
    ink.ellipse(x, y, 1 + random() * 4, 0.4 + random() * 1.1, 0, 0, 7);
    ink.fill();
  }
  ink.lineWidth = 0.5;
  ink.strokeStyle = 'rgba(50,14,2,0.28)';
  for (let cell = 0; cell < 520; cell += 1) {
    const [at, over] = [random() * 0.96, random() * 1.25 - 0.28];
    trace(ink, [spot(side, at, over), spot(side, at + 0.006 * (random() - 0.5), over + 0.055)]);
  }
  ink.lineWidth = 0.9;
  ink.strokeStyle = 'rgba(176,98,48,0.3)';
  for (const line of veins(side)) trace(ink, line);
  ink.lineWidth = 1.6;
  ink.strokeStyle = 'rgba(40,10,0,0.65)';
  trace(ink, furrow(side));
}

function emboss(ink: Ink, side: number) {
  ink.filter = 'blur(0.8px)';
  ink.lineWidth = 1.3;
  ink.strokeStyle = 'rgba(255,255,255,0.5)';
  for (const line of veins(side)) trace(ink, line);
  ink.lineWidth = 2.2;
  ink.strokeStyle = 'rgba(0,0,0,0.9)';
  trace(ink, furrow(side));
  ink.filter = 'none';
}

function outlineOf(side: number) {
  const outer = steps(60).map((along) => spot(side, along, 1));
  const inner = steps(60, 1, 0).map((along) => ({
    x: base - length * along,
    y: side * (4 * along ** 3 - inside(along) * tip(along)),
  }));
  return outline([...outer, ...inner]);
}

function height(side: number, x: number, y: number) {
  const along = shareAt(x);
  const half = Math.max(1, wingBreadth(along) + 1);
  const across = Math.min(1, Math.abs(y - side * 4 * along ** 3) / half);
  const arch = 27 - 5 * along - 7 * smooth(0.7, 1, along);
  const fromSeam = Math.max(0, side * y + inside(along));
  const field =
    1.3 * Math.exp(-(((Math.abs(y) / half - 0.33) / 0.2) ** 2)) * smooth(0.5, 0.1, along);
  return (
    arch * (1 - across ** 2.05) ** 0.55 * tip(along) ** 0.5 -
    2.2 * Math.exp(-fromSeam / 2.6) +
    field
  );
}

/** Both leathery fore wings, the left over the right. */
export const wings: readonly Plate[] = [1, -1].map((side) => ({
  outline: outlineOf(side),
  height: (x, y) => height(side, x, y),
  paint: (ink) => paint(ink, side, 40 + side),
  emboss: (ink) => emboss(ink, side),
  depth: 0.85,
  gloss: 0.95,
  overhang: 5,
}));
