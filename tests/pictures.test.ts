import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { screenEntries } from '../site/catalogue/lookups';
import { siteLocales } from '../site/i18n/locales';
import { addressOf } from '../site/i18n/paths';
import { attributes, decoded, hasScreen, manifest, pages } from './built';

const origin = 'https://screenful.example';
const screens = screenEntries();
/** `npm run missing` names the others. */
const photographed = screens.flatMap(({ slug, thumbnail }) =>
  thumbnail ? [{ slug, thumbnail }] : [],
);
const builtFile = (address: string) => {
  const file = manifest.files[address];
  if (!file) throw new Error(`${address} was not built.`);
  return { ...file, path: `dist/client/${file.file}` };
};
const pageAt = (address: string) => pages.find((page) => page.address === address)?.html ?? '';

describe('thumbnails', () => {
  test.each(photographed)(
    '$slug has one of at most 12 kB, with its size and a placeholder',
    async ({ thumbnail }) => {
      const { src, width, height, blur } = thumbnail;
      expect(blur).toMatch(/^#|^url\(data:image\/webp;base64,/);
      expect(width / height).toBeCloseTo(16 / 9, 2);
      if (src.startsWith('data:image/svg+xml,')) return;
      const { path, size } = builtFile(src);
      expect(size).toBeLessThanOrEqual(12_000);
      expect(await sharp(path).metadata()).toMatchObject({ width, height });
    },
  );
});

describe('icons', () => {
  test('every screen of a gallery has one of our own, which adds nothing to its name', () => {
    for (const { html, address } of pages.filter(hasScreen)) {
      const icons = html.match(/<img class="[^"]*icon[^>]*>/g) ?? [];
      const pictures = html.match(/<[^>]*data-thumbnail/g) ?? [];
      expect(icons.length, address).toBe(pictures.length);
      for (const icon of icons) {
        expect(icon).toMatch(/width="\d+" height="\d+" alt="" loading="lazy"/);
        const [src = ''] = attributes(icon, 'img', 'src');
        expect(builtFile(src)).toMatchObject({ type: 'image/svg+xml', cache: 'immutable' });
      }
    }
  });
});

describe('cards', () => {
  const metaOf = (html: string, property: string) =>
    decoded(new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '');
  const nameOf = (html: string) => decoded(/<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? '');

  test.each(siteLocales)(
    'in %s every screen has its own, both on its page and on the full-screen page',
    async (locale) => {
      for (const { path, slug } of screens) {
        const html = pageAt(addressOf({ locale, kind: 'standard', path }));
        const card = `/cards/${locale}/${slug}.jpg`;
        expect(metaOf(html, 'og:image')).toBe(origin + card);
        expect(metaOf(html, 'og:image:alt')).toBe(nameOf(html));
        expect(html).toContain('name="twitter:card" content="summary_large_image"');
        const bare = pageAt(addressOf({ locale, kind: 'bare', path }));
        expect(metaOf(bare, 'og:image')).toBe(origin + card);
        const { path: file, size, type } = builtFile(card);
        expect(type).toBe('image/jpeg');
        expect(size, card).toBeLessThanOrEqual(80_000);
        const { width, height, format } = await sharp(file).metadata();
        expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
        expect(metaOf(html, 'og:image:width')).toBe(String(width));
        expect(metaOf(html, 'og:image:height')).toBe(String(height));
      }
    },
  );

  test('no two are alike, and text pages share the one of the brand', () => {
    const cards = Object.entries(manifest.files).filter(([address]) =>
      address.startsWith('/cards/'),
    );
    expect(cards).toHaveLength(siteLocales.length * screens.length + 1);
    const texts = pages.filter((page) => !hasScreen(page));
    for (const { html } of texts)
      expect(metaOf(html, 'og:image')).toBe(`${origin}/cards/screenful.jpg`);
  });
});
