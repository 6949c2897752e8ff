import type { Ink } from '../cockroach/kit/relief';
import { sheet } from '../cockroach/kit/relief';

/** In a wing's own frame: x from root to tip, y towards its leading edge. */
const edge = new Path2D(
  'M0,1 C4,7 14,9.5 30,11.4 C46,12.8 64,12 74,8.2 C81,5.4 85,2 84.4,-2 C83,-8 74,-14.5 62,-18.2 C50,-21.6 36,-22 27,-19.6 C22,-18 20,-16.5 17.5,-17 C12,-18 7,-14 4,-7 Z',
);
const veins = [
  'M0,1 C4,7 14,9.5 30,11.4 C46,12.8 64,12 74,8.2 C80,5.8 83,3 84,0',
  'M2,2 C12,6.5 24,9 38,11.6',
  'M2,1.5 C14,5 30,6.6 52,12',
  'M8,2.2 C24,4.4 44,4.4 70,9.6',
  'M12,2 C30,1.6 58,1.4 83.8,1',
  'M2,0 C16,-2.6 40,-5.4 62,-6.4 C67,-6.6 68.4,-5 71,-2.6 C74,0.2 78,2 82.6,2.6',
  'M4,-2 C18,-7 36,-11 64,-17.2',
  'M4,-3 C12,-9 22,-13 36,-18.6',
  'M38,1.7 L39,-5.2',
  'M55,-6.2 C54.4,-9 55,-12 57,-15.6',
].map((line, index) => ({
  path: new Path2D(line),
  wide: [1.5, 0.7, 0.9, 0.7, 0.8, 0.8, 0.7, 0.55, 0.6, 0.6][index] ?? 0.7,
}));

const scale = 4;
const box = { left: -4, top: -26, width: 94, height: 44 };

function bake(paint: (ink: Ink) => void) {
  const { canvas, ink } = sheet(box.width * scale, box.height * scale);
  ink.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale);
  paint(ink);
  return canvas;
}

const bakeVeins = () =>
  bake((ink) => {
    ink.save();
    ink.clip(edge);
    const film = ink.createLinearGradient(0, 0, 84, 0);
    film.addColorStop(0, 'rgba(92,78,52,0.5)');
    film.addColorStop(0.16, 'rgba(120,112,96,0.24)');
    film.addColorStop(1, 'rgba(120,122,128,0.17)');
    ink.fillStyle = film;
    ink.fillRect(-10, -30, 110, 60);
    ink.lineWidth = 2.4;
    ink.strokeStyle = 'rgba(90,84,76,0.22)';
    for (const { path } of veins) ink.stroke(path);
    ink.restore();
    ink.lineWidth = 0.45;
    ink.strokeStyle = 'rgba(60,52,44,0.6)';
    ink.stroke(edge);
    ink.strokeStyle = 'rgba(46,34,24,0.86)';
    for (const { path, wide } of veins) {
      ink.lineWidth = wide;
      ink.stroke(path);
    }
  });

export type Fold = {
  side: number;
  /** How far it is spread from straight back. */
  spread: number;
  alpha: number;
};

export function createWings() {
  const picture = bakeVeins();

  /** The colours of a thin film wander over the wing as the fly turns. */
  function shimmer(ink: Ink, angle: number, alpha: number) {
    const shift = 9 * Math.sin(angle) + 5 * Math.sin(2 * angle + 1);
    const bands = ink.createLinearGradient(14 + shift, -18, 62 + shift, 14);
    [
      '80,210,190',
      '235,120,190',
      '250,205,90',
      '90,220,160',
      '120,130,245',
      '240,120,170',
      '90,210,220',
    ].forEach((tone, index) => {
      bands.addColorStop(
        index / 6,
        `rgba(${tone},${0.24 * alpha * (0.6 + 0.4 * Math.sin(index * 2 + angle * 2))})`,
      );
    });
    ink.fillStyle = bands;
    ink.fill(edge);
    const glint = ink.createLinearGradient(20 - shift, 12, 46 - shift, -20);
    glint.addColorStop(0, 'rgba(255,255,255,0)');
    glint.addColorStop(0.5, `rgba(255,255,255,${0.42 * alpha})`);
    glint.addColorStop(1, 'rgba(255,255,255,0)');
    ink.fillStyle = glint;
    ink.fill(edge);
  }

  function enter(ink: Ink, { side, spread }: Fold) {
    const [cos, sin] = [Math.cos(spread), Math.sin(spread)];
    ink.transform(-cos, side * sin, sin, side * cos, 13, side * 13);
  }

  /** Into the fly's own frame, which looks to `angle` on the screen. */
  function draw(ink: Ink, fold: Fold, angle: number) {
    ink.save();
    enter(ink, fold);
    ink.globalAlpha = fold.alpha;
    ink.drawImage(picture, box.left, box.top, box.width, box.height);
    shimmer(ink, angle * 1.7 + fold.side * (0.8 + fold.spread), 1);
    ink.restore();
  }

  function drawShadow(ink: Ink, fold: Fold) {
    ink.save();
    enter(ink, fold);
    ink.globalAlpha = 0.3 * fold.alpha;
    ink.fill(edge);
    ink.restore();
  }
  return { draw, drawShadow };
}
