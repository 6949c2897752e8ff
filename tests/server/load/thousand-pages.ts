import { randomBytes } from 'node:crypto';
import { type PlannedFile, writeSite } from '../support/write-site';

const hash = () => `sha256-${randomBytes(32).toString('base64')}`;

/** Random hex packs to half its size, which makes a page of about 12 kB of brotli. */
const page = (): PlannedFile => ({
  content: `<!doctype html><p>${randomBytes(11_500).toString('hex')}${'<p>text</p>'.repeat(3000)}`,
  hashes: { script: [hash()], style: [hash()] },
});

export function writeThousandPages(folder: string) {
  const paths = Array.from({ length: 999 }, (_, index) => `/de/screen-${index}`);
  const files = Object.fromEntries(['/black-screen', ...paths].map((path) => [path, page()]));
  writeSite(folder, { files, notFound: { en: page() } });
}
