import sharp from 'sharp';
import { card, corners, display, frame, label, wall, words } from './design';

/** Pixels, three bytes each. */
type Scene = Buffer;

const rgb = (height: number) => ({ raw: { width: card.width, height, channels: 3 as const } });

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

type Text = { name: string; locale: string; light: string };

export async function drawCard(scene: Scene, { name, locale, light }: Text): Promise<Buffer> {
  const split = label.top * card.width * 3;
  const strip = await sharp(scene.subarray(split), rgb(label.height))
    .composite([{ input: words(name, locale, light) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const whole = Buffer.concat([scene.subarray(0, split), strip]);
  for (const options of attempts) {
    const jpeg = await sharp(whole, rgb(card.height)).jpeg(options).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
  throw new Error(`The card of "${name}" does not fit into ${mostBytes} bytes.`);
}
