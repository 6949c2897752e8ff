import { moved, type Point, polar } from './geometry';
import { between, type Random } from './random';

const corners = 16;

function blot(random: Random, [x, y]: Point, radius: number): Point[] {
  const waves = [1, 2, 3, 5].map((times) => ({
    times,
    height: between(random, 0.1, 0.5) / times,
    shift: between(random, 0, 2 * Math.PI),
  }));
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI;
    const swell = waves.reduce(
      (sum, { times, height, shift }) => sum + height * Math.cos(times * angle + shift),
      1,
    );
    const [dx, dy] = polar(angle, radius * Math.max(0.3, swell));
    return moved([x, y], dx, dy);
  });
}

/** Liquid crystal that leaks out of the broken panel: one pool beside the impact, drops around it. */
export function ink(random: Random): Point[][] {
  const angle = between(random, 0, 2 * Math.PI);
  const pool = blot(random, polar(angle, between(random, 120, 200)), between(random, 150, 230));
  const drops = Array.from({ length: 4 }, () =>
    blot(
      random,
      polar(angle + between(random, -0.9, 0.9), between(random, 380, 620)),
      between(random, 8, 46),
    ),
  );
  return [pool, ...drops];
}
