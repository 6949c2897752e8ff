import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import {
  CLIENT_FOLDER,
  MANIFEST_FILE,
  type SiteManifest,
  type SiteManifestFile,
} from '../../../contract/siteManifest';

export type PlannedFile = Partial<Omit<SiteManifestFile, 'size' | 'br' | 'gz'>> & {
  readonly content: string | Uint8Array;
  readonly compressed?: readonly ('br' | 'gz')[];
};

export type PlannedSite = {
  readonly files: Readonly<Record<string, PlannedFile>>;
  readonly notFound: { readonly en: PlannedFile } & Readonly<Record<string, PlannedFile>>;
};

const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = {
  br: (bytes: Uint8Array) => brotliCompressSync(bytes, quickly),
  gz: (bytes: Uint8Array) => gzipSync(bytes),
};

const fileName = (path: string) => {
  if (path === '/') return 'index.html';
  return /\.\w+$/.test(path) ? path.slice(1) : `${path.slice(1)}.html`;
};

function writeFile(folder: string, path: string, planned: PlannedFile): SiteManifestFile {
  const { content, compressed = ['br', 'gz'], ...record } = planned;
  const bytes = Buffer.from(content);
  const file = record.file ?? fileName(path);
  const target = join(folder, CLIENT_FOLDER, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  const sizes: { br?: number; gz?: number } = {};
  for (const format of compressed) {
    const copy = compress[format](bytes);
    writeFileSync(`${target}.${format}`, copy);
    sizes[format] = copy.length;
  }
  return {
    type: 'text/html; charset=utf-8',
    etag: `"${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}"`,
    cache: 'page',
    ...record,
    file,
    size: bytes.length,
    ...sizes,
  };
}

/** Writes a finished build as the server finds it. */
export function writeSite(folder: string, { files, notFound }: PlannedSite): SiteManifest {
  const { en, ...others } = notFound;
  const written = (path: string, planned: PlannedFile) => writeFile(folder, path, planned);
  const manifest: SiteManifest = {
    version: 1,
    files: Object.fromEntries(
      Object.entries(files).map(([path, planned]) => [path, written(path, planned)]),
    ),
    notFound: {
      ...Object.fromEntries(
        Object.entries(others).map(([locale, page]) => [locale, written(`/${locale}/404`, page)]),
      ),
      en: written('/404', en),
    },
    commentedPaths: ['/', '/black-screen'],
  };
  writeFileSync(join(folder, MANIFEST_FILE), JSON.stringify(manifest));
  return manifest;
}
