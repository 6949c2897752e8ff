import sharp from 'sharp';
import { card, corners, display, frame, label, wall, words } from './design';

/** Pixels, three bytes each. */
type Scene = Buffer;

const rgb = { raw: { ...card, channels: 3 as const } };

async function shownOnDisplay(picture: Buffer) {
  const { x: left, y: top, width, height } = display;
  const input = await sharp(picture)
    .resize(width, height)
    .ensureAlpha()
    .composite([{ input: corners, blend: 'dest-in' }])
    .raw()
    .toBuffer();
  return { input, raw: { width, height, channels: 4 as const }, left, top };
}

/** Everything but the words: the same in every language. Without a picture the display is all light. */
export async function drawScene(light: string, picture: Buffer | undefined): Promise<Scene> {
  // In two steps: resized at once, an SVG is drawn large, and blurring then takes a second.
  const small = await sharp(wall(light)).png().toBuffer();
  const layers = picture
    ? [{ input: frame('#000') }, await shownOnDisplay(picture)]
    : [{ input: frame(light) }];
  return sharp(small).resize(card).composite(layers).removeAlpha().raw().toBuffer();
}

const mostBytes = 80_000;
/** Compressing harder takes ten times as long, and only static needs it. */
const attempts = [
  { quality: 82 },
  ...[72, 64, 56, 48, 40].map((quality) => ({ quality, mozjpeg: true })),
];

/** Other words on the same scene need the same: found out once, not in every language. */
const fitting = new WeakMap<Scene, number>();

type Text = { name: string; locale: string; light: string };

/** Lays white-on-nothing letters over the strip below the display, faster than the library would. */
async function lettered(scene: Scene, svg: Buffer): Promise<Buffer> {
  const letters = await sharp(svg).ensureAlpha().raw().toBuffer();
  const whole = Buffer.from(scene);
  const start = label.top * card.width * 3;
  for (let at = 0, to = start; at < letters.length; at += 4, to += 3) {
    const alpha = letters[at + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      const below = whole[to + channel] ?? 0;
      const above = letters[at + channel] ?? 0;
      whole[to + channel] = below + Math.round(((above - below) * alpha) / 255);
    }
  }
  return whole;
}

export async function drawCard(scene: Scene, { name, locale, light }: Text): Promise<Buffer> {
  const whole = await lettered(scene, words(name, locale, light));
  for (let at = fitting.get(scene) ?? 0; at < attempts.length; at += 1) {
    const jpeg = await sharp(whole, rgb).jpeg(attempts[at]).toBuffer();
    if (jpeg.length > mostBytes) continue;
    fitting.set(scene, at);
    return jpeg;
  }
  throw new Error(`The card of "${name}" does not fit into ${mostBytes} bytes.`);
}
