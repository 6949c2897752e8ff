import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CommentsAnswer } from '../../contract/api';
import { commentLimits } from '../../contract/commentLimits';
import { readQuery } from '../../contract/comments';
import type { HeaderRecord } from '../answers/securityHeaders';
import { valid } from '../api/protocol/input';
import { inMemory } from '../website/body';
import { type SiteFile, siteFile } from '../website/siteFile';
import { pageCache } from './pageCache';
import type { Comments } from './service';

export type ReadParts = {
  readonly comments: Comments;
  readonly security: HeaderRecord;
  readonly now: () => number;
};

const compress = promisify(gzip);

/**
 * Answers are files of the site that are made while it runs: read by everybody, compressed, with an
 * ETag, and sent past the router, which took a third of their time.
 */
export function commentReads({ comments, security, now }: ReadParts) {
  const asFile = async (answer: CommentsAnswer): Promise<SiteFile> => {
    const body = Buffer.from(JSON.stringify(answer));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return siteFile(
      { type: 'application/json', etag, cache: 'page' },
      { identity: inMemory(body), gzip: inMemory(await compress(body)) },
      security,
    );
  };

  const newest = pageCache(
    async (page) => asFile(await comments.list({ page, limit: commentLimits.page })),
    now,
  );

  return {
    forget: newest.forget,
    async read(search: string): Promise<SiteFile> {
      const query = valid(readQuery, Object.fromEntries(new URLSearchParams(search)));
      const isNewest = query.before === undefined && query.limit === commentLimits.page;
      return isNewest ? newest.read(query.page) : asFile(await comments.list(query));
    },
  };
}
