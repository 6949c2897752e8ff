import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { createServer } from 'vite';
import { framesPerSecond } from './film';

type Studio = {
  frames: number;
  frame: (at: number, type: string, quality: number) => Promise<string>;
};

const output = 'public/films';
/** How much may be lost, from 0 to 51; tuned per film so that each stays below 1.5 MB. */
const losses: Readonly<Record<string, number>> = { signal_1: 31, signal_2: 35, flies: 17, bee: 31 };

/**
 * The frames are JPEG, whose luma is weighed as in BT.601. Named otherwise, browsers would show every
 * saturated colour wrong: red as orange, and green too dark.
 */
const colours = ['-colorspace', 'smpte170m', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

function encoder(name: string) {
  const loss = String(losses[name] ?? 21);
  return spawn(
    'ffmpeg',
    [
      ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(framesPerSecond)],
      ['-c:v', 'mjpeg', '-i', '-', '-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', loss],
      ['-pix_fmt', 'yuv420p', ...colours, '-movflags', '+faststart', `${output}/${name}.mp4`],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
}

/** Draws a film frame by frame in the browser, packs it as H.264, and keeps its first frame as poster. */
export async function makeFilm(browser: Browser, name: string) {
  const vite = await createServer({
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
    appType: 'mpa',
  });
  await vite.listen();
  const page = await browser.newPage();
  await page.goto(`${vite.resolvedUrls?.local[0]}assets/films/studio.html?film=${name}`);
  await page.waitForFunction(() => 'studio' in window);
  const take = async (at: number, type: string, quality: number) => {
    const text = await page.evaluate(
      ([at, type, quality]) =>
        (window as unknown as { studio: Studio }).studio.frame(at, type, quality),
      [at, type, quality] as const,
    );
    return Buffer.from(text, 'latin1');
  };
  const frames = await page.evaluate(() => (window as unknown as { studio: Studio }).studio.frames);
  await writeFile(`${output}/${name}.webp`, await take(0, 'image/webp', 0.7));
  const film = encoder(name);
  for (let at = 0; at < frames; at += 1) {
    if (!film.stdin.write(await take(at, 'image/jpeg', 0.97))) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  await once(film, 'exit');
  await page.close();
  await vite.close();
}
