import { createClay, wipe } from '../clay/clay';
import { lit } from '../clay/light';
import { createShadow } from '../clay/shadow';
import { moved, place, yawed } from '../clay/space';
import type { CreateFilm } from '../film';
import { head, headOf, tongue, torso } from './body';
import { foot, ground, limbs, print } from './gait';
import { arm, leg, tip, toesOf } from './leg';
import { moment, opening, recoil, seconds, timeOf } from './script';
import { smear, toeMark } from './wet';

const zoom = 1.3;

export const createFilm: CreateFilm = (canvas) => {
  const { width, height } = canvas;
  const picture = canvas.getContext('2d', { willReadFrequently: true });
  const layer = document.createElement('canvas');
  Object.assign(layer, { width, height });
  const frog = layer.getContext('2d', { willReadFrequently: true });
  if (!picture || !frog) throw new Error('No 2D canvas.');
  const clay = createClay(width, height, zoom);
  const image = frog.createImageData(width, height);
  const shadow = createShadow(width, height);

  const draw = (t: number) => {
    const now = moment((t * seconds + opening) % seconds);
    const body = ground(now.stride, now.leap - recoil(now.time));
    const wave = Math.sin(now.stride * Math.PI * 2) * 0.11;
    const sway = moved(body, [0, Math.sin(now.stride * Math.PI * 2 + 1) * 9, 0]);
    const chest = yawed(sway, wave);
    const rear = yawed(sway, -wave);
    const skull = headOf(chest, now);
    const target = place(ground(now.stride), [356, 34, 4]);
    const feet = limbs.map((limb) => ({ limb, foot: foot(limb, now) }));

    picture.globalAlpha = 1;
    picture.fillStyle = '#fff';
    picture.fillRect(0, 0, width, height);
    picture.save();
    picture.scale(zoom, zoom);
    for (const { limb } of feet) {
      const step = Math.floor(now.stride - limb.phase);
      const age = now.time - timeOf(step + limb.phase);
      const left = { ...print(limb, step), lift: 0, planted: 1 };
      for (const toe of toesOf(limb)) toeMark(picture, tip(limb, left, toe), age);
    }
    smear(picture, now.time, target);
    picture.restore();

    wipe(clay);
    for (const { limb, foot } of feet)
      (limb.hind ? leg : arm)(clay, limb.hind ? rear : chest, limb, foot);
    torso(clay, rear, sway, chest, now);
    tongue(clay, skull, target, now.tongue);
    head(clay, skull, now);
    lit(clay, image);
    frog.putImageData(image, 0, 0);

    const high = Math.min(Math.max(now.leap, 0) / 300, 1);
    shadow(picture, layer, { x: 14 + high * 50, y: 24 + high * 80, blur: 34, strength: 0.3 });
    shadow(picture, layer, { x: 4, y: 7, blur: 9, strength: 0.34 * (1 - high) });
    picture.drawImage(layer, 0, 0);
  };
  return { seconds, draw };
};
