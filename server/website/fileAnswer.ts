import type { IncomingMessage } from 'node:http';
import type { Answer, PlainAnswers } from '../answers/answer';
import { acceptedEncodings, preferred } from './acceptEncoding';
import type { Content } from './body';
import { listsEtag } from './etag';
import { byteRange } from './range';
import type { Representation, SiteFile } from './siteFile';

export type FileAnswer = Answer<string | Content | Promise<Content> | null>;

const whole = ({ body, found }: Representation) => ({ head: found, content: body.whole() });

/** Without a date to compare, only our exact tag proves that the visitor's first half is ours. */
const isSameVersion = (ifRange: string | string[] | undefined, { etag }: Representation) =>
  ifRange === undefined || ifRange === etag;

function part(identity: Representation, header: string, plain: PlainAnswers): FileAnswer {
  const { body, found } = identity;
  const range = byteRange(header, body.size);
  if (range === undefined) return whole(identity);
  if (range === 'unsatisfiable') {
    return plain(416, `This file has ${body.size} bytes.`, {
      'Content-Range': `bytes */${body.size}`,
    });
  }
  const { first, last } = range;
  const headers = {
    ...found.headers,
    'Content-Length': String(last - first + 1),
    'Content-Range': `bytes ${first}-${last}/${body.size}`,
  };
  return { head: { status: 206, headers }, content: body.part(first, last) };
}

export function fileAnswer(
  file: SiteFile,
  { method, headers }: IncomingMessage,
  plain: PlainAnswers,
): FileAnswer {
  const accepted = acceptedEncodings(headers['accept-encoding']);
  const range = method === 'GET' && accepted.identity > 0 ? headers.range : undefined;
  const chosen = range === undefined ? preferred(file, accepted) : file.identity;
  if (chosen === undefined) {
    return plain(406, 'None of the encodings you accept is available.', {
      Vary: 'Accept-Encoding',
    });
  }
  const known = headers['if-none-match'];
  if (known !== undefined && listsEtag(known, chosen.etag)) {
    return { head: chosen.notModified, content: null };
  }
  if (method === 'HEAD') return { head: chosen.found, content: null };
  if (range !== undefined && isSameVersion(headers['if-range'], chosen)) {
    return part(chosen, range, plain);
  }
  return whole(chosen);
}
