import { height, newCanvas, newSnow, receive, snowOver, tubeOver, width } from '../analogue';
import { type CreateFilm, framesPerSecond } from '../film';
import { seeded } from '../random';

const seconds = 8;
const circle = 2 * Math.PI;
const bars = ['#bfbfbf', '#bfbf00', '#00bfbf', '#00bf00', '#bf00bf', '#bf0000', '#0000bf'];
const patches = ['#0000bf', '#131313', '#bf00bf', '#131313', '#00bfbf', '#131313', '#bfbfbf'];

function drawBars() {
  const { canvas, context } = newCanvas();
  const row = (colours: string[], y: number, h: number) => {
    const w = width / colours.length;
    for (const [at, colour] of colours.entries()) {
      context.fillStyle = colour;
      context.fillRect(at * w, y, w + 1, h);
    }
  };
  row(bars, 0, height * 0.67);
  row(patches, height * 0.67, height * 0.08);
  row(
    ['#00214c', '#fff', '#32006a', '#131313', '#090909', '#131313', '#1d1d1d'],
    height * 0.75,
    height,
  );
  // The gap between two pictures, which shows when the set loses its hold.
  context.fillStyle = '#050505';
  context.fillRect(0, height - 40, width, 40);
  return canvas;
}

const eased = (x: number) => (x < 0.5 ? 4 * x ** 3 : 1 - (2 - 2 * x) ** 3 / 2);
const within = (t: number, from: number, to: number) =>
  Math.min(1, Math.max(0, (t - from) / (to - from)));

/** The picture slips by whole pictures, so that it ends where it began. */
function rollAt(t: number) {
  return eased(within(t, 0.12, 0.24)) + 2 * eased(within(t, 0.62, 0.86));
}

/** How bad it is just now, from 0 to 1, the same at both ends of the film. */
function troubleAt(t: number) {
  const gusts = [0.18, 0.44, 0.74].map((moment) => Math.exp(-(((t - moment) / 0.05) ** 2)));
  return Math.min(1, 0.12 + gusts.reduce((sum, gust) => sum + gust, 0));
}

function shiftsFor(frame: number, t: number) {
  const random = seeded(frame * 31 + 5);
  const trouble = troubleAt(t);
  const tears = Array.from({ length: 5 }, () => ({
    from: random() * height,
    lines: 20 + random() * 160,
    by: (random() - 0.5) * 420 * trouble ** 2,
  }));
  return (line: number) => {
    const torn = tears.find(({ from, lines }) => line >= from && line < from + lines);
    const lean = Math.sin(circle * (line / 900 + t * 3)) * 26 * trouble;
    return lean + (torn?.by ?? 0);
  };
}

/** Stretches of lines whose signal is gone: white streaks on black. */
function dropouts(context: CanvasRenderingContext2D, frame: number, t: number) {
  const random = seeded(frame * 97 + 3);
  const count = Math.floor(troubleAt(t) ** 2 * 14);
  for (let at = 0; at < count; at += 1) {
    const y = random() * height;
    context.fillStyle = random() < 0.6 ? 'rgb(0 0 0 / 0.85)' : 'rgb(255 255 255 / 0.8)';
    context.fillRect(random() * width * 0.7, y, 200 + random() * 1400, 3 + random() * 9);
  }
}

export const createFilm: CreateFilm = (canvas) => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  const picture = drawBars();
  const snow = newSnow(23);
  return {
    seconds,
    draw(t) {
      const frame = Math.round(t * seconds * framesPerSecond);
      const trouble = troubleAt(t);
      receive(context, picture, {
        roll: rollAt(t),
        shift: shiftsFor(frame, t),
        ghost: 0.2 * trouble,
      });
      dropouts(context, frame, t);
      tubeOver(context, t, 3);
      snowOver(context, snow, frame, 0.06 + 0.3 * trouble);
    },
  };
};
