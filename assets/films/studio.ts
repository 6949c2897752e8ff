import { type CreateFilm, framesPerSecond } from './film';

const scenes = import.meta.glob<CreateFilm>('./*/index.ts', { import: 'createFilm' });

/** In the browser: sets up the film that the address names and hands out its frames. */
const name = new URLSearchParams(location.search).get('film') ?? '';
const load = scenes[`./${name}/index.ts`];
const canvas = document.querySelector('canvas');
if (!load || !canvas) throw new Error(`There is no film "${name}" in assets/films.`);

const film = await (await load())(canvas);
const frames = Math.round(film.seconds * framesPerSecond);

async function frame(at: number, type: string, quality: number): Promise<string> {
  await film.draw(at / frames);
  const blob = await new Promise<Blob | null>((done) => canvas?.toBlob(done, type, quality));
  const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  return bytes.reduce((text, byte) => text + String.fromCharCode(byte), '');
}

Object.assign(window, { studio: { frames, frame } });
