import type { SiteManifestFile } from '../../contract/siteManifest';
import type { Head } from '../answers/answer';
import type { HeaderRecord } from '../answers/securityHeaders';
import { type Encodings, mapEncodings } from './encodings';
import type { Bytes } from './readBodies';
import { contentHeaders } from './siteFile';

export type ErrorPage = Encodings<{ readonly head: Head; readonly content: Bytes }>;

export const notFoundPage = (
  record: SiteManifestFile,
  contents: Encodings<Bytes>,
  security: HeaderRecord,
): ErrorPage =>
  mapEncodings(contents, (content, coding) => ({
    content,
    head: {
      status: 404,
      headers: {
        ...contentHeaders(record.type, coding, content.length),
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Encoding',
        ...security,
      },
    },
  }));
