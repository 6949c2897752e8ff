import { mix, type Pose, place, type Spot } from './kit/geometry';
import { colour } from './kit/light';
import { drawLimb } from './kit/limb';
import { createDrift } from './kit/random';
import type { Ink } from './kit/relief';

const pieces = 34;

/** A long antenna that sweeps and taps while its owner rests, and streams ahead while it runs. */
export function createFeeler(side: number, seed: number) {
  const sweep = createDrift(seed);
  const curl = createDrift(seed + 1);
  const dip = createDrift(seed + 2);

  return (pose: Pose, time: number, calm: number, heading: (time: number) => number): Spot[] => {
    const spots: Spot[] = [{ ...place(pose, { x: 141, y: side * 10.5 }), z: 13 }];
    let spot = { x: 141, y: side * 10.5 };
    const step = 330 / pieces;
    const now = heading(time);
    for (let index = 1; index <= pieces; index += 1) {
      const share = index / pieces;
      const late = time - share * 0.13;
      const restless = mix(0.16, 0.62, calm);
      const turn =
        mix(0.42, 0.62, calm) +
        restless * sweep(late * 1.9) +
        0.16 * calm * sweep(late * 6.3 + 40) +
        0.05 * sweep(late * 14 + 90);
      const bow =
        (0.28 + 0.42 * curl(late * 1.2)) * share + 0.5 * share * share * curl(late * 0.7 + 20);
      const angle =
        side * (turn + bow - 0.22 * Math.exp(-share * 9)) + heading(time - share * 0.1) - now;
      spot = { x: spot.x + Math.cos(angle) * step, y: spot.y + Math.sin(angle) * step };
      const arch =
        13 + 26 * Math.sin(Math.PI * Math.min(1, share * 1.02)) * (0.8 + 0.4 * dip(late * 2.1));
      spots.push({ ...place(pose, spot), z: Math.max(1, arch - 10 * share) });
    }
    return spots;
  };
}

export function drawFeeler(ink: Ink, spots: readonly Spot[]) {
  ink.lineCap = 'round';
  for (let index = 1; index < spots.length; index += 1) {
    const [from, to] = [spots[index - 1], spots[index]];
    if (!from || !to) continue;
    const share = index / spots.length;
    ink.lineWidth = mix(2.8, 0.85, share ** 0.7);
    ink.strokeStyle = `rgb(${mix(74, 116, share)},${mix(30, 66, share)},${mix(12, 38, share)})`;
    ink.beginPath();
    ink.moveTo(from.x, from.y);
    ink.lineTo(to.x, to.y);
    ink.stroke();
  }
}

const palpTone = colour(150, 92, 48);
const cercusTone = colour(86, 36, 14);

/** The mouth feelers, which never keep still while it rests. */
export function drawPalps(ink: Ink, pose: Pose, time: number, calm: number) {
  for (const side of [-1, 1]) {
    const swing = calm * 0.5 * Math.sin(time * 13 + side * 1.3) * Math.sin(time * 2.1 + side);
    const root = { ...place(pose, { x: 138, y: side * 6 }), z: 6 };
    const bend = { ...place(pose, { x: 150, y: side * (11 + 5 * swing) }), z: 8 };
    const end = { ...place(pose, { x: 158 + 2 * swing, y: side * (7 + 9 * swing) }), z: 2 };
    drawLimb(ink, root, bend, [1.6, 1.8, 1.6], palpTone, 0.6);
    drawLimb(ink, bend, end, [1.4, 2, 2.1, 1], palpTone, 0.6);
  }
}

/** The two ringed tails. */
export function drawCerci(ink: Ink, pose: Pose, time: number) {
  const rings = 11;
  for (const side of [-1, 1]) {
    const open = side * (0.62 + 0.03 * Math.sin(time * 3 + side));
    for (let ring = 0; ring < rings; ring += 1) {
      const at = (share: number): Spot => ({
        ...place(pose, {
          x: -128 - 62 * share * Math.cos(open),
          y: side * 24 + 62 * share * Math.sin(open) * (1 - 0.25 * share),
        }),
        z: 10,
      });
      const size = 4.2 * Math.sin(Math.PI * (0.25 + 0.72 * (ring / rings)) ** 0.9) + 0.4;
      drawLimb(
        ink,
        at(ring / rings),
        at((ring + 1) / rings),
        [size * 0.8, size, size * 0.82],
        cercusTone,
        0.7,
      );
    }
  }
}
