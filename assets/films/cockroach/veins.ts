import { curve, type Point, steps } from './kit/geometry';

export const base = 84;
export const length = 250;
const breadth = curve([43, 50, 53, 54, 53.5, 51.5, 49, 45, 40, 36, 33]);
export const inside = curve([0, 2, 5, 8, 11, 14, 17, 20, 22, 23, 23]);
export const tip = (share: number) =>
  Math.sqrt(Math.max(0, 1 - (Math.max(0, share - 0.76) / 0.24) ** 2.3));

/** Half the width of both wings together. */
export const wingBreadth = (share: number) => breadth(share) * tip(share);
export const shareAt = (x: number) => (base - x) / length;

/** A place on a wing: `along` from root to tip, `across` from the middle line to the outer edge. */
export const spot = (side: number, along: number, across: number): Point => ({
  x: base - length * along,
  y: side * (across * wingBreadth(along) + 4 * along ** 3),
});

/** The claval furrow: the bow that cuts the inner field off at the wing's root. */
export const furrow = (side: number) =>
  steps(20).map((t) => spot(side, 0.43 * t ** 0.9, 0.62 * (1 - t) ** 0.75 * (1 - 0.1 * t)));

export function veins(side: number): Point[][] {
  const lines: Point[][] = [];
  const radius = (t: number) => spot(side, t * 0.95, 0.66 + 0.06 * Math.sin(t * 3) - 0.28 * t ** 3);
  lines.push(steps(30).map(radius));
  for (let branch = 0; branch < 22; branch += 1) {
    const from = 0.05 + branch * 0.04;
    const lean = 0.1 + 0.05 * from;
    lines.push(
      steps(8).map((t) => {
        const start = 0.66 + 0.06 * Math.sin(from * 3) - 0.28 * from ** 3;
        return spot(side, Math.min(0.995, from * 0.95 + lean * t ** 0.8), start + (1 - start) * t);
      }),
    );
  }
  for (let branch = 0; branch < 9; branch += 1) {
    const root = 0.56 - branch * 0.012;
    const end = 0.5 - branch * 0.115;
    lines.push(
      steps(24).map((t) =>
        spot(
          side,
          0.02 + 0.94 * t * (1 - branch * 0.035),
          root + (end - root) * t ** (1.5 - branch * 0.05),
        ),
      ),
    );
  }
  for (let branch = 1; branch < 6; branch += 1) {
    const part = branch / 6.5;
    lines.push(
      steps(12).map((t) =>
        spot(side, 0.4 * t * (1 - part * 0.45), 0.6 * (1 - part) * (1 - t) ** 0.8 + 0.02),
      ),
    );
  }
  return lines;
}
