import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { PlainAnswers } from '../answers/answer';
import { type FileAnswer, fileAnswer } from './fileAnswer';
import type { SiteFile } from './siteFile';

type Ready = Awaited<FileAnswer['content']>;

const isInChunks = (content: Ready): content is AsyncIterable<Uint8Array> =>
  typeof content === 'object' && content !== null && Symbol.asyncIterator in content;

/** Waits only where it must, so that content in memory leaves in the same turn of the event loop. */
export async function sendFile(
  file: SiteFile,
  request: IncomingMessage,
  response: ServerResponse,
  plain: PlainAnswers,
): Promise<void> {
  const { head, content } = fileAnswer(file, request, plain);
  const ready = content instanceof Promise ? await content : content;
  response.writeHead(head.status, head.headers);
  if (isInChunks(ready)) await pipeline(ready, response);
  else response.end(ready);
}
