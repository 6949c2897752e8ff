import { spawn, spawnSync } from 'node:child_process';
import { framesPerSecond } from './film';

/** How much may be lost, from 0 to 51; tuned per film so that each stays below 1.5 MB. */
const losses: Readonly<Record<string, number>> = { signal_1: 31, signal_2: 35, flies: 17, bee: 31 };

/**
 * The frames are JPEG, whose luma is weighed as in BT.601. Named otherwise, browsers would show every
 * saturated colour wrong: red as orange, and green too dark.
 */
const colours = ['-colorspace', 'smpte170m', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

/** Takes JPEG frames and writes a film. */
export function encoder(name: string, file: string) {
  if (spawnSync('ffmpeg', ['-version']).status !== 0) {
    throw new Error(
      'Films are packed with ffmpeg, which is not installed: sudo apt install ffmpeg',
    );
  }
  const loss = String(losses[name] ?? 21);
  return spawn(
    'ffmpeg',
    [
      ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(framesPerSecond)],
      ['-c:v', 'mjpeg', '-i', '-', '-an', '-c:v', 'libx264', '-preset', 'slow', '-crf', loss],
      ['-pix_fmt', 'yuv420p', ...colours, '-movflags', '+faststart', file],
    ].flat(),
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
}
