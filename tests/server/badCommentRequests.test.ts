import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Guest, guest } from './support/guest';
import { type RunningSite, runSite } from './support/runningSite';

let site: RunningSite;
let ada: Guest;

beforeAll(async () => {
  site = await runSite({ env: { READS_PER_MINUTE: '0', SIGN_INS_PER_MINUTE: '0' } });
  ada = guest(site.port);
  await ada.signIn('ada');
});
afterAll(() => site.stop());

const codeOf = async (answer: Response) => ({
  status: answer.status,
  code: (await answer.json()).error.code,
});

describe('a bad request', () => {
  const post = (body: unknown, headers = {}) => ({ method: 'POST', body, headers });
  const good = { page: '/black-screen', text: 'hello' };

  test.each([
    ['no JSON', post('{"page":'), 400, 'invalid-request'],
    ['no object', post('[]'), 400, 'invalid-request'],
    ['an unknown field', post({ ...good, authorName: 'Eve' }), 400, 'invalid-request'],
    ['a text that is none', post({ ...good, text: 7 }), 400, 'invalid-request'],
    ['a parent that is none', post({ ...good, parentId: '../1' }), 400, 'invalid-request'],
    ['a parent not there', post({ ...good, parentId: 'AAAABBBB' }), 409, 'parent-gone'],
    ['an unknown page', post({ ...good, page: '/nowhere' }), 404, 'unknown-page'],
    ['another locale’s page', post({ ...good, page: '/de/black-screen' }), 404, 'unknown-page'],
    ['another type', post('a=b', { 'content-type': 'text/plain' }), 415, 'not-json'],
    [
      'form data',
      post('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'not-json',
    ],
    ['a large body', post({ ...good, text: 'x'.repeat(9000) }), 413, 'body-too-large'],
  ] as const)('with %s is explained', async (_, options, status, code) => {
    const answer = await ada.ask('/api/comments', options);
    expect(await codeOf(answer)).toEqual({ status, code });
  });

  test.each([
    ['/api/comments', 400, 'invalid-request'],
    ['/api/comments?page=/nowhere', 404, 'unknown-page'],
    ['/api/comments?page=/black-screen&limit=0', 400, 'invalid-request'],
    ['/api/comments?page=/black-screen&limit=101', 400, 'invalid-request'],
    ['/api/comments?page=/black-screen&before=x', 400, 'invalid-request'],
    ['/api/comments?page=/black-screen&other=1', 400, 'invalid-request'],
    ['/api/nothing', 404, 'not-found'],
    ['/auth/nothing', 404, 'not-found'],
  ])('for %s is explained', async (address, status, code) => {
    expect(await codeOf(await ada.ask(address))).toEqual({ status, code });
  });

  test.each([
    ['PUT', '/api/comments', 'GET, HEAD, POST'],
    ['POST', '/api/session', 'GET, HEAD'],
    ['GET', '/auth/sign-out', 'POST'],
    ['PATCH', '/api/comments/AAAABBBB', 'DELETE'],
  ])('%s %s is not possible, but %s is', async (method, address, allowed) => {
    const answer = await ada.ask(address, { method });
    expect(answer.headers.get('allow')).toBe(allowed);
    expect(await codeOf(answer)).toEqual({ status: 405, code: 'method-not-allowed' });
  });

  test.each([
    ['GET', '/auth/sign%2Din'],
    ['GET', '/api/%63omments?page=/black-screen'],
    ['DELETE', '/api/comments/a/b'],
  ])('%s %s is nowhere', async (method, address) => {
    expect(await codeOf(await ada.ask(address, { method }))).toEqual({
      status: 404,
      code: 'not-found',
    });
  });

  test('that was given up half-way is no failure of ours', async () => {
    const arrived = once(site.server, 'request');
    const socket = connect(site.port, '127.0.0.1');
    const [host, origin] = [`127.0.0.1:${site.port}`, ada.origin];
    socket.write(
      `POST /api/comments HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"pag\r\n',
    );
    const [, response] = await arrived;
    const before = site.errors.length;
    socket.destroy();
    await once(response, 'close');
    await ada.list();
    expect(site.errors.slice(before)).toEqual([]);
  });
});
