import type { SiteManifestFile } from '../../contract/siteManifest';
import type { Head } from '../answers/answer';
import type { HeaderRecord } from '../answers/securityHeaders';
import type { Body } from './body';
import { type Coding, type Encodings, mapEncodings } from './encodings';

/** One encoding of a file, its heads made ahead: nothing is put together while a visitor waits. */
export type Representation = {
  readonly body: Body;
  readonly etag: string;
  readonly found: Head;
  readonly notModified: Head;
};

export type SiteFile = Encodings<Representation>;

export const cacheControl = {
  page: 'no-cache',
  immutable: 'public, max-age=31536000, immutable',
  asset: 'public, max-age=86400, must-revalidate',
};

const etagSuffix = { identity: '', br: '-br', gzip: '-gz' };

export const contentHeaders = (type: string, coding: Coding, size: number): HeaderRecord => ({
  'Content-Length': String(size),
  'Content-Type': type,
  ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
});

/** Ranges count the bytes of the file itself, so compressed copies do not offer them. */
const rangeHeaders = (coding: Coding): HeaderRecord =>
  coding === 'identity' ? { 'Accept-Ranges': 'bytes' } : {};

export const siteFile = (
  record: Pick<SiteManifestFile, 'type' | 'etag' | 'cache'>,
  bodies: Encodings<Body>,
  security: HeaderRecord,
): SiteFile =>
  mapEncodings(bodies, (body, coding) => {
    const etag = record.etag.replace(/"$/, `${etagSuffix[coding]}"`);
    const content = contentHeaders(record.type, coding, body.size);
    const shared = {
      'Cache-Control': cacheControl[record.cache],
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...security,
    };
    return {
      body,
      etag,
      found: { status: 200, headers: { ...content, ...rangeHeaders(coding), ...shared } },
      notModified: { status: 304, headers: shared },
    };
  });
