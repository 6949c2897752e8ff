import sharp from 'sharp';

type Size = { width: number; height: number };

const best = 64;

/** As good as fits into so many bytes: static hardly packs at all. */
export async function avifOf(photo: Buffer, size: Size, mostBytes: number): Promise<Buffer> {
  const { data, info } = await sharp(photo)
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const encoded = (quality: number) => sharp(data, { raw: info }).avif({ quality }).toBuffer();
  let fitting: Buffer | undefined;
  let [low, high] = [1, best];
  for (let quality = best; low <= high; quality = (low + high) >> 1) {
    const avif = await encoded(quality);
    if (avif.length > mostBytes) high = quality - 1;
    else [fitting, low] = [avif, quality + 1];
  }
  if (!fitting) throw new Error(`No quality makes the picture fit into ${mostBytes} bytes.`);
  return fitting;
}

/** A few bytes to show until the picture is there. */
export const blurOf = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).resize(16, 9).removeAlpha().webp({ quality: 30, effort: 6 }).toBuffer();
