import { moved, type Point, polar } from './geometry';
import { between, type Random } from './random';

const corners = 30;
const fullTurn = 2 * Math.PI;

type Tongue = { angle: number; breadth: number; length: number };

const tongue = (random: Random): Tongue => ({
  angle: between(random, 0, fullTurn),
  breadth: between(random, 0.22, 0.8),
  length: 0.85 * random() ** 2,
});

function pushed(tongues: readonly Tongue[], towards: number): number {
  return tongues.reduce((sum, { angle, breadth, length }) => {
    const away = Math.atan2(Math.sin(towards - angle), Math.cos(towards - angle)) / breadth;
    return sum + length * Math.exp(-away * away);
  }, 0.7);
}

/** The pool of liquid crystal that leaks out of the broken panel and follows the cracks. */
export function ink(random: Random): Point[] {
  const [x, y] = polar(between(random, 0, fullTurn), between(random, 20, 80));
  const radius = between(random, 80, 110);
  const tongues = Array.from({ length: 7 }, () => tongue(random));
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * fullTurn;
    const [dx, dy] = polar(angle, radius * pushed(tongues, angle) * between(random, 0.95, 1.05));
    return moved([x, y], dx, dy);
  });
}
