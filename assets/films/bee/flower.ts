import { seeded } from '../clay/motion';
import { add, cross, type Frame, place, times, unit, type Vec } from '../clay/space';
import { createPetal, petalLength, petalWidth } from './petal';

const root: Vec = [1530, 1130, 0];
const home: Vec = [1392, 790, 0];
const petals = 13;

type Nod = { x: number; y: number; lean: number };

/** The flower's own space: x and y in the plane of its face, z out of it. */
function faceOf(nod: Nod): Frame {
  const z = unit([-0.16 + nod.lean * 2, -0.8, 0.6 + nod.lean]);
  const x = unit(cross([0, 0.6, 0.8], z));
  return { at: [home[0] + nod.x, home[1] + nod.y, 0], x: times(x, 1), y: cross(z, x), z };
}

function stem(to: CanvasRenderingContext2D, head: Vec) {
  const shades = ['#3d6b22', '#5a9433', '#7fb64c', '#a9d474'] as const;
  for (const [index, shade] of shades.entries()) {
    to.strokeStyle = shade;
    to.lineWidth = 25 - index * 7;
    to.lineCap = 'round';
    to.beginPath();
    to.moveTo(root[0] - index * 3, root[1]);
    to.bezierCurveTo(1520, 1010, head[0] + 26, 930, head[0] + 4 - index * 3, head[1] + 20);
    to.stroke();
  }
}

function leaf(to: CanvasRenderingContext2D, sway: number) {
  to.save();
  to.translate(1524, 1052);
  to.rotate(-0.42 + sway);
  const shade = to.createLinearGradient(0, -50, 0, 50);
  shade.addColorStop(0, '#8cc653');
  shade.addColorStop(0.48, '#5d9c35');
  shade.addColorStop(0.52, '#4a8429');
  shade.addColorStop(1, '#6dac40');
  to.fillStyle = shade;
  to.beginPath();
  to.moveTo(0, 0);
  to.bezierCurveTo(70, -78, 190, -64, 300, -6);
  to.bezierCurveTo(200, 52, 80, 54, 0, 0);
  to.fill();
  to.strokeStyle = 'rgba(215,240,170,0.55)';
  to.lineWidth = 2.5;
  to.beginPath();
  to.moveTo(0, 0);
  to.quadraticCurveTo(150, -18, 292, -6);
  to.stroke();
  to.restore();
}

export function createFlower() {
  const random = seeded(5);
  const sprites = [createPetal(1, 0), createPetal(2, 0.14), createPetal(3, 0.3)] as const;
  const ring = Array.from({ length: petals * 2 }, (_, index) => ({
    angle:
      (index / petals) * Math.PI * 2 + (index >= petals ? Math.PI / petals : 0) + random() * 0.1,
    lift: (index >= petals ? 0.24 : 0.02) + random() * 0.14,
    long: (index >= petals ? 0.9 : 1.05) * (0.94 + random() * 0.12),
    wave: random() * 6.28,
  }));
  const florets = Array.from({ length: 420 }, (_, index) => {
    const out = Math.sqrt((index + 0.5) / 420);
    return { out, angle: index * 2.399963, size: 5.2 + out * 2.4 + random() * 1.6, hue: random() };
  });

  const petal = (
    to: CanvasRenderingContext2D,
    face: Frame,
    one: (typeof ring)[number],
    nod: Nod,
  ) => {
    const lift = one.lift + nod.lean * Math.sin(one.wave);
    const flat = add(times(face.x, Math.cos(one.angle)), times(face.y, Math.sin(one.angle)));
    const along = add(times(flat, Math.cos(lift)), times(face.z, Math.sin(lift)));
    const side = cross(face.z, flat);
    const from = add(face.at, times(flat, 56));
    const normal = cross(along, side);
    const dim = normal[1] > -0.62 ? 2 : one.lift < 0.2 ? 1 : 0;
    const scale = one.long * 250;
    to.save();
    to.transform(along[0], along[1], side[0], side[1], from[0], from[1]);
    to.scale(scale / petalLength, 0.62);
    to.drawImage(sprites[dim], 0, -petalWidth / 2);
    to.restore();
  };

  const disc = (to: CanvasRenderingContext2D, face: Frame) => {
    const placed = florets.map((one) => {
      const high = 44 * (1 - one.out ** 2.2);
      const [x, y] = [Math.cos(one.angle) * one.out * 98, Math.sin(one.angle) * one.out * 98];
      return { one, at: place(face, [x, y, high]), x, y };
    });
    placed.sort((a, b) => a.at[2] - b.at[2]);
    for (const { one, at, x, y } of placed) {
      const lit =
        0.84 + 0.26 * (1 - one.out) - 0.0016 * (x * 0.6 - y * 0.2) + (one.hue - 0.5) * 0.12;
      const ripe = one.out < 0.42 ? 1 - one.out : 0;
      const [r, g, b] = [250 * lit, (196 - ripe * 34) * lit, (34 + 14 * one.hue) * lit];
      to.fillStyle = `rgb(${(r * 0.62) | 0},${(g * 0.52) | 0},${(b * 0.5) | 0})`;
      to.beginPath();
      to.arc(at[0] + 1, at[1] + 2.5, one.size, 0, Math.PI * 2);
      to.fill();
      to.fillStyle = `rgb(${Math.min(r, 255) | 0},${g | 0},${b | 0})`;
      to.beginPath();
      to.arc(at[0], at[1], one.size * 0.82, 0, Math.PI * 2);
      to.fill();
      to.fillStyle = `rgba(255,244,190,${0.55 * lit})`;
      to.beginPath();
      to.arc(at[0] - one.size * 0.25, at[1] - one.size * 0.3, one.size * 0.3, 0, Math.PI * 2);
      to.fill();
    }
  };

  return (to: CanvasRenderingContext2D, nod: Nod) => {
    const face = faceOf(nod);
    stem(to, face.at);
    leaf(to, nod.lean);
    const back = (one: (typeof ring)[number]) =>
      Math.cos(one.angle) * face.x[2] + Math.sin(one.angle) * face.y[2];
    for (const layer of [ring.slice(0, petals), ring.slice(petals)]) {
      for (const one of layer.toSorted((a, b) => back(a) - back(b))) petal(to, face, one, nod);
    }
    disc(to, face);
  };
}
