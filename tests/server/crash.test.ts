import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { COOKIE_NAME, sessionCookies } from '../../server/auth/sessionCookie';
import { sessionKey } from '../../server/auth/sessionKey';
import { openLibsql } from '../../server/comments/libsql/libsqlStore';
import { exampleSite } from './support/exampleSite';
import { guest } from './support/guest';
import { killLeftovers, startProcess } from './support/process';
import { temporaryFolder } from './support/runningSite';
import { writeSite } from './support/writeSite';

const ROUNDS = process.env.CRASHES === 'long' ? 20 : 3;
const SECRET = 'a secret of thirty-two characters or more';

const folder = temporaryFolder();
afterAll(() => {
  killLeftovers();
  folder.remove();
});

/** Many people, because one alone runs into the limits of posting. */
async function cookieOf(subject: string) {
  const person = { issuer: 'test', subject, name: subject, email: '' };
  const session = { person, since: Date.now(), token: 'token', attempts: [] };
  const cookie = await sessionCookies(sessionKey(SECRET, '').key).write(session);
  return cookie.slice(COOKIE_NAME.length + 1, cookie.indexOf(';'));
}

/** Posts until the server is gone; notes the ids that were acknowledged. */
async function postUntilGone(port: number, name: string, acknowledged: string[]) {
  for (let index = 0; ; index += 1) {
    const someone = guest(port);
    someone.cookies.set(COOKIE_NAME, await cookieOf(`${name}-${index}`));
    try {
      const answer = await someone.post(`comment ${index} of ${name}`);
      if (answer.status === 201) acknowledged.push((await answer.json()).comment.id);
    } catch {
      return;
    }
  }
}

test(`kill -9 while people post, ${ROUNDS} times: what was acknowledged is there`, async () => {
  writeSite(folder.path, exampleSite);
  const data = join(folder.path, 'data');
  const env = { DIST_DIR: folder.path, DATA_DIR: data, SESSION_SECRET: SECRET };
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const server = startProcess(env);
    const port = await server.port();
    const before = acknowledged.length;
    const posting = ['a', 'b', 'c'].map((name) =>
      postUntilGone(port, `${name}${round}`, acknowledged),
    );
    await expect
      .poll(() => acknowledged.length - before, { timeout: 10_000, interval: 5 })
      .toBeGreaterThan(5 + round);
    server.signal('SIGKILL');
    await server.ended;
    await Promise.all(posting);
  }
  const store = openLibsql(join(data, 'comments.db'));
  const found = await Promise.all(acknowledged.map((id) => store.find(id)));
  await store.close();
  expect(found.filter((comment) => comment === undefined)).toEqual([]);
}, 300_000);
