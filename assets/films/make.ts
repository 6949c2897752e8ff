import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { createServer } from 'vite';
import { encoder } from './encoder';

type Studio = {
  frames: number;
  frame: (at: number, type: string, quality: number) => Promise<string>;
};

const output = 'public/films';

export async function filmNames(): Promise<string[]> {
  const files = await readdir('assets/films', { recursive: true });
  return files.flatMap((file) => /^([^/\\]+)[/\\]index\.ts$/.exec(file)?.[1] ?? []).sort();
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
  await mkdir(output, { recursive: true });
  await writeFile(`${output}/${name}.webp`, await take(0, 'image/webp', 0.7));
  const film = encoder(name, `${output}/${name}.mp4`);
  for (let at = 0; at < frames; at += 1) {
    if (!film.stdin.write(await take(at, 'image/jpeg', 0.97))) await once(film.stdin, 'drain');
  }
  film.stdin.end();
  const [code] = await once(film, 'exit');
  if (code !== 0) throw new Error(`ffmpeg stopped with ${code} while it packed ${name}.`);
  await page.close();
  await vite.close();
}
