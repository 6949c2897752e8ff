import type { SiteManifestFile } from '../../contract/site-manifest';
import type { Head } from '../answers';
import type { HeaderRecord } from '../security-headers';
import { type Encodings, mapEncodings } from './encodings';
import type { Bytes } from './read-bodies';
import { contentHeaders } from './site-file';

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
