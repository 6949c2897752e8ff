import type { CreateFilm } from '../film';
import { createCockroach } from './creature';
import { first, second } from './lives';

const seconds = 14;

export const createFilm: CreateFilm = (canvas) => {
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser has no 2D canvas.');
  const actors = [first, second].map((life) => ({
    ...life,
    draw: createCockroach(life.journey, life.scale, life.seed),
  }));
  return {
    seconds,
    draw(t) {
      ink.fillStyle = '#ffffff';
      ink.fillRect(0, 0, canvas.width, canvas.height);
      for (const { enters, draw } of actors) {
        draw(ink, (((t * seconds - enters) % seconds) + seconds) % seconds);
      }
    },
  };
};
