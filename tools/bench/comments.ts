import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionCookies } from '../../server/auth/sessionCookie';
import { sessionKey } from '../../server/auth/sessionKey';
import { openLibsql } from '../../server/comments/libsql/libsqlStore';
import { serverProcess } from '../serverProcess';
import { type Load, load } from './load';

const COMMENTS = 10_000;
const PAGES = ['/', '/red-screen', '/blue-screen', '/bee', '/white-noise'];
const READS = 30_000;
const POSTS = 3_000;
const ORIGIN = 'https://screens.test';
const SECRET = 'only for this measurement, thirty-two characters';

/** A quarter are replies, as in a lively thread. */
async function fill(file: string) {
  const store = openLibsql(file);
  const start = Date.now() - COMMENTS * 1000;
  for (let index = 0; index < COMMENTS; index += 1) {
    const group = index - (index % 4);
    const comment = {
      id: `bench-${index}`,
      text: `A comment of the usual length, number ${index}. It says what somebody thought of it.`,
      pagePath: PAGES[(group / 4) % PAGES.length] ?? '/',
      parentId: index % 4 === 3 ? `bench-${group}` : null,
      createdAt: start + index * 1000,
      authorId: `author-${index}`,
      authorIssuer: 'bench',
      authorSubject: `${index}`,
      authorName: `Person ${index}`,
      authorEmail: '',
      authorPhotoURL: null,
    };
    await store.add(comment, `${index}`, () => undefined);
  }
  await store.close();
}

/** One person each, because a person may only post so much. */
async function postRequests(port: number) {
  const cookies = sessionCookies(sessionKey(SECRET, '').key);
  const requests: string[] = [];
  for (let index = 0; index < POSTS; index += 1) {
    const person = { issuer: 'bench', subject: `poster-${index}`, name: 'Poster', email: '' };
    const session = { person, since: Date.now(), token: 'token', attempts: [] };
    const [cookie = ''] = (await cookies.write(session)).split(';');
    const body = JSON.stringify({ page: '/red-screen', text: `post ${index}` });
    requests.push(
      [
        'POST /api/comments HTTP/1.1',
        `Host: 127.0.0.1:${port}`,
        `Origin: ${ORIGIN}`,
        `Cookie: ${cookie}`,
        `X-Forwarded-For: 198.51.${index >> 8}.${index & 255}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        '',
        body,
      ].join('\r\n'),
    );
  }
  return requests;
}

const readRequest = (port: number, query: string) =>
  `GET /api/comments?page=/red-screen${query} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;

const times = (count: number, request: string) => {
  let left = count;
  return () => {
    left -= 1;
    return left >= 0 ? request : undefined;
  };
};

const print = (what: string, { perSecond, p50, p975, refused }: Load) =>
  console.log(
    `  ${what}: ${perSecond}/s, p50 ${p50.toFixed(1)} ms, p97.5 ${p975.toFixed(1)} ms` +
      (refused > 0 ? `, ${refused} REFUSED` : ''),
  );

export async function benchComments() {
  console.log(`Comments: ${COMMENTS} in the embedded database, one process, 50 connections`);
  const folder = mkdtempSync(join(tmpdir(), 'screenful-bench-'));
  await fill(join(folder, 'comments.db'));
  const server = serverProcess({
    settings: {
      DATA_DIR: folder,
      SESSION_SECRET: SECRET,
      READS_PER_MINUTE: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      ORIGIN,
    },
  });
  try {
    const port = Number(new URL(await server.address).port);
    await load(port, times(READS / 3, readRequest(port, '')));
    print(
      'reads of a page, 50 comments with replies',
      await load(port, times(READS, readRequest(port, ''))),
    );
    print(
      'reads that reach the database',
      await load(port, times(READS / 6, readRequest(port, '&limit=49'))),
    );
    const posts = (await postRequests(port)).values();
    print('posts, each on disk before its answer', await load(port, () => posts.next().value));
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true });
  }
}
