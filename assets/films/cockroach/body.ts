import { curve, outline, steps } from './kit/geometry';
import { createRandom } from './kit/random';
import { createRelief, type Ink, type Plate } from './kit/relief';
import { wings } from './wings';

const belly = curve([40, 47, 50, 51.5, 52, 51, 48, 42, 33, 20, 4]);
const bellyAt = (x: number) => belly((50 - x) / 200);

/** The rings of the abdomen; each lies over the one behind it. */
const rings: readonly Plate[] = steps(8, -132, 30).map((front) => {
  const rear = front - 25;
  const sides = steps(12).map((t) => {
    const x = front - 25 * t;
    return { x, y: bellyAt(x) * (1 + 0.02 * t ** 3) };
  });
  const mirrored = sides.map(({ x, y }) => ({ x, y: -y })).reverse();
  return {
    outline: outline([
      ...sides,
      { x: rear - 3, y: bellyAt(rear) * 0.6 },
      { x: rear - 3, y: -bellyAt(rear) * 0.6 },
      ...mirrored,
    ]),
    height: (x, y) =>
      17 * (1 - Math.min(1, Math.abs(y) / (bellyAt(x) + 1)) ** 2.4) ** 0.6 + (x - rear) * 0.08,
    paint: (ink) => {
      const tone = ink.createLinearGradient(front, 0, rear, 0);
      tone.addColorStop(0.2, '#7a3a17');
      tone.addColorStop(0.8, '#4a1b0a');
      tone.addColorStop(1, '#2a0d05');
      ink.fillStyle = tone;
      ink.fillRect(rear - 8, -60, 40, 120);
    },
    gloss: 0.9,
    overhang: 3,
  };
});

const shieldX = { front: 137, rear: 67 };
const shield = curve([0, 26, 37, 43.5, 47.5, 50, 51, 50.5, 48, 42, 27]);
function shieldHalf(x: number) {
  const share = (shieldX.front - x) / (shieldX.front - shieldX.rear);
  return share < 0.1 ? 25 * Math.sqrt(Math.max(0, share / 0.1)) : shield(share);
}

function paintShield(ink: Ink) {
  const ground = ink.createRadialGradient(102, 0, 6, 102, 0, 54);
  ground.addColorStop(0, '#7a3c18');
  ground.addColorStop(0.62, '#a1662f');
  ground.addColorStop(0.84, '#cda564');
  ground.addColorStop(1, '#b98a4a');
  ink.fillStyle = ground;
  ink.fillRect(60, -60, 90, 120);
  ink.filter = 'blur(3px)';
  ink.fillStyle = '#35110699';
  for (const deep of [0, 1]) {
    for (const side of [-1, 1]) {
      ink.beginPath();
      ink.ellipse(100 + deep, side * (15 - deep), 23 - deep * 4, 16 - deep * 3, side * 0.25, 0, 7);
      ink.ellipse(82, side * 12, 8, 12, 0, 0, 7);
      ink.fill();
    }
    ink.fillRect(76, -7, 40, 14);
  }
  ink.filter = 'blur(1px)';
  ink.fillStyle = '#b97f4488';
  ink.fillRect(112, -1, 16, 2);
  ink.filter = 'none';
  const random = createRandom(7);
  for (let speck = 0; speck < 500; speck += 1) {
    ink.fillStyle = random() < 0.5 ? 'rgba(40,12,2,0.12)' : 'rgba(220,160,100,0.07)';
    ink.beginPath();
    ink.arc(70 + random() * 67, random() * 96 - 48, 0.4 + random() * 1.4, 0, 7);
    ink.fill();
  }
  ink.lineWidth = 2.2;
  ink.strokeStyle = 'rgba(60,20,6,0.7)';
  ink.stroke(shieldOutline);
}

const shieldSides = steps(50).map((t) => {
  const x = shieldX.front - (shieldX.front - shieldX.rear) * t;
  return { x, y: shieldHalf(x) };
});
const shieldOutline = outline([
  ...shieldSides,
  ...shieldSides.map(({ x, y }) => ({ x, y: -y })).reverse(),
]);

const shieldPlate: Plate = {
  outline: shieldOutline,
  height: (x, y) => {
    const across = Math.min(1, Math.abs(y) / (shieldHalf(x) + 0.5));
    const along = Math.min(1, Math.abs(x - 100) / 38.5);
    const dents = 1.6 * Math.exp(-((x - 104) ** 2 / 90 + (Math.abs(y) - 13) ** 2 / 60));
    return 23 * (1 - across ** 2.4) ** 0.55 * (1 - along ** 3) ** 0.5 - dents + 3 * (1 - across);
  },
  paint: paintShield,
  gloss: 1,
  overhang: 7,
};

const head: Plate = {
  outline: (() => {
    const path = new Path2D();
    path.ellipse(130, 0, 15.5, 23, 0, 0, 7);
    return path;
  })(),
  height: (x, y) => 15 * Math.sqrt(Math.max(0, 1 - ((x - 130) / 16) ** 2 - (y / 23.5) ** 2)),
  paint: (ink) => {
    ink.fillStyle = '#4a1c0a';
    ink.fillRect(100, -40, 60, 80);
    for (const side of [-1, 1]) {
      ink.fillStyle = '#0b0605';
      ink.beginPath();
      ink.ellipse(133, side * 18, 10, 6.5, side * -0.5, 0, 7);
      ink.fill();
      ink.fillStyle = '#d8b888';
      ink.beginPath();
      ink.arc(141.5, side * 10.5, 2, 0, 7);
      ink.fill();
    }
  },
  gloss: 1.1,
};

export const createRear = () =>
  createRelief({ left: -178, top: -62, width: 290, height: 124 }, 2, [...rings, ...wings]);
export const createFront = () =>
  createRelief({ left: 62, top: -52, width: 92, height: 104 }, 2, [head, shieldPlate]);
