import { newCanvas, newSnow, receive, snowOver, tubeOver } from '../analogue';
import { type CreateFilm, framesPerSecond } from '../film';
import { drawCard, movingRow } from './card';

const seconds = 8;
const circle = 2 * Math.PI;

/** A white block swings through the black row: it shows that the picture is alive. */
function drawMoving(context: OffscreenCanvasRenderingContext2D, t: number) {
  const { left, y, w, h } = movingRow;
  const at = (1 - Math.cos(circle * t * 2)) / 2;
  context.fillStyle = '#f4f4f4';
  context.fillRect(left + at * (w - 90), y + 14, 90, h - 28);
  context.fillStyle = '#ffd400';
  context.fillRect(left + (1 - at) * (w - 24), y + h / 2 - 12, 24, 24);
}

/** A stretch of lines is torn sideways now and then. */
function tearAt(t: number, line: number) {
  const place = ((t * 3) % 1) * 1500 - 200;
  const near = Math.exp(-(((line - place) / 70) ** 2));
  const strength = Math.max(0, Math.sin(circle * t * 5)) ** 6;
  return near * strength * 90;
}

export const createFilm: CreateFilm = (canvas) => {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no canvas.');
  const card = drawCard();
  const scene = newCanvas();
  const snow = newSnow(11);
  return {
    seconds,
    draw(t) {
      scene.context.drawImage(card, 0, 0);
      drawMoving(scene.context, t);
      const wobble = (line: number) =>
        Math.sin(circle * (t * 4 + line / 700)) * 2.5 + tearAt(t, line);
      receive(context, scene.canvas, { roll: 0, shift: wobble, ghost: 0.16 });
      tubeOver(context, t, 2);
      snowOver(context, snow, Math.round(t * seconds * framesPerSecond), 0.09);
    },
  };
};
