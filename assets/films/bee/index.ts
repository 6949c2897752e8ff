import { createClay, wipe } from '../clay/clay';
import { lit } from '../clay/light';
import { mix } from '../clay/motion';
import { createShadow } from '../clay/shadow';
import type { CreateFilm } from '../film';
import { feelers, flesh, pose } from './body';
import { createFlower } from './flower';
import { drawFur, grow } from './fur';
import { drawLegs } from './legs';
import { moment, nod, opening, seconds } from './script';
import { drawWings } from './wings';

function layer(width: number, height: number) {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('No 2D canvas.');
  return { canvas, pen };
}

export const createFilm: CreateFilm = (canvas) => {
  const { width, height } = canvas;
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  if (!picture) throw new Error('No 2D canvas.');
  const form = layer(width, height);
  const animal = layer(width, height);
  const plant = layer(width, height);
  const clay = createClay(width, height, 1);
  const image = form.pen.createImageData(width, height);
  const shadow = createShadow(width, height);
  const hairs = grow();
  const flower = createFlower();

  const draw = (t: number) => {
    const time = (t * seconds + opening) % seconds;
    const nodding = nod(time);
    const calm = moment(time);
    const [x, y, z] = calm.at;
    const carried: typeof calm.at = [x + nodding.x * calm.landed, y + nodding.y * calm.landed, z];
    const now = { ...calm, at: carried };
    const bee = pose(now);
    clay.zoom = now.near;

    wipe(clay);
    flesh(clay, bee, now);
    drawLegs(clay, bee.body, now);
    lit(clay, image);
    form.pen.putImageData(image, 0, 0);

    animal.pen.clearRect(0, 0, width, height);
    const nearSide = bee.body.z[2] > 0 ? 1 : -1;
    drawWings(animal.pen, bee.body, nearSide === 1 ? -1 : 1, now);
    animal.pen.drawImage(form.canvas, 0, 0);
    drawFur(animal.pen, clay, bee, hairs, now);
    wipe(clay);
    feelers(clay, bee, now);
    lit(clay, image);
    form.pen.putImageData(image, 0, 0);
    animal.pen.drawImage(form.canvas, 0, 0);
    drawWings(animal.pen, bee.body, nearSide, now);

    plant.pen.globalCompositeOperation = 'source-over';
    plant.pen.clearRect(0, 0, width, height);
    flower(plant.pen, nodding);
    plant.pen.globalCompositeOperation = 'source-atop';
    const close = { x: mix(60, 10, now.landed), y: mix(150, 46, now.landed) };
    shadow(plant.pen, animal.canvas, { ...close, blur: mix(44, 20, now.landed), strength: 0.42 });

    picture.globalAlpha = 1;
    picture.fillStyle = '#fff';
    picture.fillRect(0, 0, width, height);
    shadow(picture, plant.canvas, { x: 56, y: 60, blur: 40, strength: 0.17 });
    shadow(picture, animal.canvas, { x: 64, y: 120, blur: 52, strength: 0.2 });
    picture.drawImage(plant.canvas, 0, 0);
    picture.drawImage(animal.canvas, 0, 0);
  };
  return { seconds, draw };
};
