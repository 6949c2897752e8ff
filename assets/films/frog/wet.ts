import { clamp, ease } from '../clay/motion';
import type { Vec } from '../clay/space';
import { flickAt } from './script';

/** A film of water on white: darker at its rim, lit from the upper left. */
function drop(to: CanvasRenderingContext2D, [x, y]: Vec, wide: number, tall: number, seen: number) {
  to.save();
  to.translate(x, y);
  to.scale(wide, tall);
  const film = to.createRadialGradient(-0.15, -0.2, 0.1, 0, 0, 1);
  film.addColorStop(0, `rgba(150,165,180,${0.1 * seen})`);
  film.addColorStop(0.72, `rgba(130,148,166,${0.2 * seen})`);
  film.addColorStop(0.9, `rgba(96,116,138,${0.42 * seen})`);
  film.addColorStop(1, 'rgba(120,140,160,0)');
  to.fillStyle = film;
  to.beginPath();
  to.arc(0, 0, 1, 0, Math.PI * 2);
  to.fill();
  to.restore();
}

/** What the tongue leaves: a smear that creeps down and dries. */
export function smear(to: CanvasRenderingContext2D, time: number, at: Vec) {
  const age = time - flickAt - 0.1;
  if (age < 0 || age > 3.6) return;
  const seen = ease(age, 0, 0.06) * (1 - ease(age, 1.1, 3.5));
  const creep = 26 * (1 - Math.exp(-age * 1.6));
  drop(to, at, 31, 27 + creep * 0.2, seen);
  drop(to, [at[0] + 8, at[1] + 16 + creep, 0], 8, 12 + creep * 0.35, seen * 0.8);
  drop(to, [at[0] - 24, at[1] + 20, 0], 6, 6, seen * 0.7);
  drop(to, [at[0] + 34, at[1] - 18, 0], 4, 4, seen * 0.7);
  to.fillStyle = `rgba(255,255,255,${0.9 * seen})`;
  to.beginPath();
  to.ellipse(at[0] - 11, at[1] - 11, 7, 3.5, -0.7, 0, Math.PI * 2);
  to.fill();
}

/** What a toe leaves where it let go. */
export function toeMark(to: CanvasRenderingContext2D, at: Vec, since: number) {
  const seen = 1 - clamp((since - 0.1) / 1.1);
  if (seen > 0) drop(to, at, 15, 15, seen * seen * 0.7);
}
