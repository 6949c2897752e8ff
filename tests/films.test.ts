import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor } from './visitor';

const visitor = newVisitor();

/** Mean differences a colour channel, from 0 to 255, between small copies of what is shown. */
type Seen = { width: number; seam: number; steps: number[]; fromPoster: number; corner: number[] };

/** Looks at the frames around the place where the film begins again. */
const watch = (page: Page, name: string): Promise<Seen> =>
  page.evaluate(async (name) => {
    const film = document.createElement('video');
    film.muted = true;
    film.src = `/films/${name}.mp4`;
    await film.play();
    await new Promise<void>((moved) => {
      const look: VideoFrameRequestCallback = (_, { mediaTime }) =>
        mediaTime > 0.1 ? moved() : film.requestVideoFrameCallback(look);
      film.requestVideoFrameCallback(look);
    });
    film.pause();

    const canvas = new OffscreenCanvas(240, 135);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    const pixelsOf = (picture: CanvasImageSource) => {
      context?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    };
    const frameAt = async (frame: number) => {
      const shown = new Promise((shown) => film.requestVideoFrameCallback(shown));
      film.currentTime = (frame + 0.5) / 30;
      await shown;
      return pixelsOf(film);
    };
    const difference = (one: ArrayLike<number>, other: ArrayLike<number>) =>
      Array.from(one).reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) /
      (canvas.width * canvas.height * 3);

    const end = Math.round(film.duration * 30);
    const beforeLast = await frameAt(end - 2);
    const last = await frameAt(end - 1);
    const first = await frameAt(0);
    const second = await frameAt(1);
    const poster = new Image();
    poster.src = `/films/${name}.webp`;
    await poster.decode();
    return {
      width: film.videoWidth,
      seam: difference(last, first),
      steps: [difference(beforeLast, last), difference(first, second)],
      fromPoster: difference(first, pixelsOf(poster)),
      corner: Array.from(first).slice(0, 3),
    };
  }, name);

/** Snow differs from frame to frame, and compression keeps more of it in the first than in the last. */
const snow = 2;

test.each([
  { name: 'bee', ground: 'white' },
  { name: 'frog', ground: 'white' },
  { name: 'flies', ground: 'white' },
  { name: 'cockroach', ground: 'white' },
  { name: 'signal_1', ground: 'snow' },
  { name: 'signal_2', ground: 'snow' },
])(
  'the film $name plays in the colours it was drawn in, and its end runs into its beginning',
  async ({ name, ground }) => {
    const page = await visitor.open('/contact-us');
    const { width, seam, steps, fromPoster, corner } = await watch(page, name);
    expect(width).toBe(1920);
    expect(fromPoster).toBeLessThan(ground === 'snow' ? 2 : 0.75);
    expect(seam).toBeLessThan(2 * Math.max(...steps) + (ground === 'snow' ? snow : 0.1));
    if (ground === 'white') expect(corner).toEqual([255, 255, 255]);
  },
);
