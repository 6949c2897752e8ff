import type { Pose } from '../cockroach/kit/geometry';
import { createJourney, type Move } from '../cockroach/kit/journey';
import type { Life } from './fly';
import type { Groom } from './legs';

type Scene = Move & { rubs?: 'front' | 'hind' };

const stride = 46;
const girth = 42;
const still = (seconds: number): Scene => ({ seconds });
const rub = (seconds: number, rubs: 'front' | 'hind'): Scene => ({ seconds, rubs });
const walk = (seconds: number, ahead: number, turn = 0): Scene => ({ seconds, ahead, turn });
const turn = (seconds: number, turn: number): Scene => ({ seconds, turn });
const leap = (seconds: number, ahead: number, turn: number, aside = 0): Scene => ({
  seconds,
  ahead,
  aside,
  turn,
  leap: 80,
});

/** Scenes are written in pixels of the screen; a fly lives in its own size. */
function live(scale: number, enters: number, start: Pose, scenes: readonly Scene[]): Life {
  const moves = scenes.map((scene) => ({
    ...scene,
    ahead: (scene.ahead ?? 0) / scale,
    aside: (scene.aside ?? 0) / scale,
  }));
  const grooms: Groom[] = [];
  let time = 0;
  for (const { seconds, rubs } of scenes) {
    if (rubs) grooms.push({ from: time, to: time + seconds, pair: rubs === 'front' ? 0 : 2 });
    time += seconds;
  }
  const from = { x: start.x / scale, y: start.y / scale, angle: start.angle };
  return { journey: createJourney(from, moves, stride, girth), grooms, scale, enters };
}

export const lives: readonly Life[] = [
  live(1.1, -4.6, { x: 2080, y: 80, angle: 2.6 }, [
    leap(0.42, 860, 0.35),
    still(0.5),
    walk(0.3, 70, 0.2),
    still(0.35),
    turn(0.1, -0.7),
    still(0.25),
    walk(0.42, 110, -0.3),
    still(0.2),
    walk(0.18, 40, 0.3),
    still(0.45),
    rub(2.6, 'front'),
    still(0.3),
    turn(0.09, 0.8),
    still(0.5),
    walk(0.5, 130, 0.4),
    still(0.6),
    leap(0.3, 330, -0.7, 60),
    still(0.5),
    rub(1.5, 'hind'),
    still(0.3),
    turn(0.1, -0.6),
    walk(0.24, 60, 0.1),
    still(0.5),
    leap(0.5, 1300, 0.3),
  ]),
  live(0.88, -2.6, { x: -160, y: 1010, angle: -0.45 }, [
    leap(0.4, 760, 0.3),
    still(0.4),
    walk(0.22, 46, -0.5),
    still(0.3),
    walk(0.4, 96, -0.5),
    still(0.7),
    turn(0.08, 0.9),
    still(0.3),
    walk(0.3, 70, 0.3),
    still(0.3),
    rub(1.7, 'front'),
    still(0.25),
    leap(0.22, 210, 0.8, -40),
    still(0.6),
    walk(0.46, 105, -0.6),
    still(0.3),
    walk(0.2, 44, -0.4),
    still(0.8),
    rub(1.2, 'hind'),
    still(0.4),
    leap(0.45, 1300, -0.5),
  ]),
  live(0.74, 3.6, { x: 980, y: -160, angle: 1.3 }, [
    leap(0.36, 520, 0.5),
    still(0.35),
    walk(0.26, 56, 0.6),
    still(0.2),
    walk(0.3, 66, 0.4),
    still(0.4),
    turn(0.08, -0.9),
    still(0.2),
    walk(0.5, 120, -0.4),
    still(0.35),
    rub(1.5, 'front'),
    still(0.2),
    walk(0.24, 50, 0.8),
    still(0.3),
    leap(0.24, 260, -1.1, 50),
    still(0.5),
    walk(0.4, 90, 0.5),
    still(0.4),
    turn(0.08, 1),
    still(0.5),
    leap(0.45, 1250, 0.4),
  ]),
];
