import { readFileSync } from 'node:fs';
import { defaultLocale } from '../contract/defaultLocale';
import { MANIFEST_FILE, type SiteManifest } from '../contract/siteManifest';

/** What the build made, for tests that read files instead of opening a browser. */
export const manifest: SiteManifest = JSON.parse(readFileSync(`dist/${MANIFEST_FILE}`, 'utf8'));

export type BuiltPage = { address: string; html: string; br: number; locale: string };

const localeOf = (address: string) => /^\/([a-z]{2})(?:\/|$)/.exec(address)?.[1] ?? defaultLocale;

export const htmlOf = (file: string) => readFileSync(`dist/client/${file}`, 'utf8');

export const pages: BuiltPage[] = Object.entries(manifest.files)
  .filter(([, { file }]) => file.endsWith('.html'))
  .map(([address, { file, br = 0 }]) => ({
    address,
    html: htmlOf(file),
    br,
    locale: localeOf(address),
  }));

export const isBarePage = ({ address }: BuiltPage) => /^(\/[a-z]{2})?\/full(\/|$)/.test(address);
export const hasScreen = ({ html }: BuiltPage) => html.includes('id="screen"');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
export const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name) => entities[name] ?? '');

/** The values of one attribute on all elements that a pattern names, such as `a` and `href`. */
export const attributes = (html: string, element: string, name: string) =>
  [...html.matchAll(new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`, 'g'))].map(
    ([, value = '']) => decoded(value),
  );
