import { outline, type Point, steps } from '../cockroach/kit/geometry';
import { createRandom } from '../cockroach/kit/random';
import { createRelief, type Ink, type Plate } from '../cockroach/kit/relief';

type Egg = { x: number; y: number; long: number; wide: number; high: number; square?: number };

/** A rounded part of a body, as seen from above. */
function egg({ x, y, long, wide, high, square = 2 }: Egg): Pick<Plate, 'outline' | 'height'> {
  const round = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square);
  const edge: Point[] = steps(72, 0, Math.PI * 2).map((angle) => ({
    x: x + long * round(Math.cos(angle)),
    y: y + wide * round(Math.sin(angle)),
  }));
  return {
    outline: outline(edge),
    height: (px, py) => {
      const far =
        Math.abs((px - x) / (long + 0.3)) ** square + Math.abs((py - y) / (wide + 0.3)) ** square;
      return high * Math.sqrt(Math.max(0, 1 - far));
    },
  };
}

function speckle(ink: Ink, count: number, seed: number, tones: readonly string[], size: number) {
  const random = createRandom(seed);
  for (let speck = 0; speck < count; speck += 1) {
    ink.fillStyle = tones[Math.floor(random() * tones.length)] ?? 'transparent';
    ink.beginPath();
    ink.arc(random() * 110 - 55, random() * 50 - 25, size * (0.4 + random()), 0, 7);
    ink.fill();
  }
}

function paintAbdomen(ink: Ink) {
  const metal = ink.createLinearGradient(-2, 0, -52, 0);
  for (const [at, tone] of [
    [0, '#16201f'],
    [0.2, '#1d4a46'],
    [0.34, '#0b1c1e'],
    [0.38, '#21544f'],
    [0.56, '#0c2026'],
    [0.6, '#235560'],
    [0.78, '#0b1b24'],
    [0.82, '#1f4653'],
    [1, '#0a1216'],
  ] as const)
    metal.addColorStop(at, tone);
  ink.fillStyle = metal;
  ink.fillRect(-60, -30, 70, 60);
  speckle(ink, 500, 5, ['rgba(120,190,170,0.1)', 'rgba(0,0,0,0.2)', 'rgba(90,120,200,0.1)'], 0.7);
}

function paintThorax(ink: Ink) {
  ink.fillStyle = '#6f6d69';
  ink.fillRect(-30, -30, 90, 60);
  ink.filter = 'blur(1.2px)';
  ink.fillStyle = 'rgba(18,17,18,0.92)';
  for (const side of [-1, 1]) {
    for (const [off, wide] of [
      [4.2, 2.6],
      [10.8, 3.2],
    ] as const) {
      ink.beginPath();
      ink.moveTo(34, side * off * 0.85);
      ink.lineTo(34, side * (off * 0.85 + wide * 0.7));
      ink.lineTo(-6, side * (off + wide));
      ink.lineTo(-6, side * off);
      ink.fill();
    }
    ink.fillRect(-8, side > 0 ? 16 : -20, 40, 4);
  }
  ink.filter = 'none';
  ink.fillStyle = 'rgba(15,15,16,0.55)';
  ink.fillRect(14.4, -20, 0.8, 40);
  speckle(ink, 900, 9, ['rgba(10,10,10,0.25)', 'rgba(190,188,180,0.16)'], 0.45);
}

const plain = (tone: string, seed: number) => (ink: Ink) => {
  ink.fillStyle = tone;
  ink.fillRect(-70, -40, 140, 80);
  speckle(ink, 500, seed, ['rgba(0,0,0,0.2)', 'rgba(200,195,185,0.1)'], 0.5);
};

function facets(ink: Ink) {
  ink.fillStyle = 'rgba(255,255,255,0.5)';
  for (let row = -40; row < 40; row += 1) {
    for (let column = 40; column < 80; column += 1) {
      ink.fillRect(column * 0.9 - 8 + (row % 2) * 0.45, row * 0.75, 0.4, 0.4);
    }
  }
}

const plates: readonly Plate[] = [
  {
    ...egg({ x: -26, y: 0, long: 25, wide: 20, high: 17, square: 2.2 }),
    paint: paintAbdomen,
    gloss: 1.5,
  },
  {
    ...egg({ x: 14, y: 0, long: 22, wide: 18.5, high: 17, square: 2.5 }),
    paint: paintThorax,
    gloss: 0.35,
    overhang: 3,
  },
  {
    ...egg({ x: -9, y: 0, long: 8, wide: 10, high: 9 }),
    paint: plain('#55524e', 3),
    gloss: 0.4,
    overhang: 2,
  },
  { ...egg({ x: 39, y: 0, long: 8, wide: 13, high: 8 }), paint: plain('#35312e', 4), gloss: 0.5 },
  { ...egg({ x: 47, y: 0, long: 4, wide: 6, high: 4 }), paint: plain('#8c877d', 6), gloss: 0.4 },
  ...[-1, 1].map((side) => ({
    ...egg({ x: 40.5, y: side * 11.4, long: 8.6, wide: 9.6, high: 10, square: 2.15 }),
    paint: (ink: Ink) => {
      const red = ink.createRadialGradient(41, side * 11, 1, 41, side * 11, 10);
      red.addColorStop(0, '#5e1c10');
      red.addColorStop(0.7, '#430f07');
      red.addColorStop(1, '#220704');
      ink.fillStyle = red;
      ink.fillRect(20, -30, 40, 60);
    },
    emboss: facets,
    depth: 0.5,
    gloss: 0.9,
    overhang: 1.5,
  })),
];

export const createBody = () =>
  createRelief({ left: -56, top: -26, width: 112, height: 52 }, 2.5, plates);
