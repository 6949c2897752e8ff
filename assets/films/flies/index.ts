import type { CreateFilm } from '../film';
import { createFly } from './fly';
import { lives } from './lives';

const seconds = 14;

export const createFilm: CreateFilm = (canvas) => {
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser has no 2D canvas.');
  const flies = lives.map((life) => ({ enters: life.enters, draw: createFly(life) }));
  return {
    seconds,
    draw(t) {
      ink.fillStyle = '#ffffff';
      ink.fillRect(0, 0, canvas.width, canvas.height);
      for (const { enters, draw } of flies) {
        draw(ink, (((t * seconds - enters) % seconds) + seconds) % seconds);
      }
    },
  };
};
