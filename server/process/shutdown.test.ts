import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { shutDownOnSignals } from './shutdown';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.removeAllListeners('SIGTERM');
  process.removeAllListeners('SIGINT');
});

test('a visitor that never finishes is given ten seconds, even when Ctrl-C arrives twice', async () => {
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const complaint = vi.spyOn(console, 'error').mockReturnValue();
  const release = vi.fn();
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  await once(server, 'listening');
  shutDownOnSignals(server, release);

  const address = server.address();
  const visitor = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  visitor.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(server, 'request');

  vi.useFakeTimers();
  process.emit('SIGINT');
  process.emit('SIGINT');
  vi.advanceTimersByTime(9_999);
  expect(exit).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(complaint).toHaveBeenCalledOnce();
  expect(release).not.toHaveBeenCalled();

  visitor.destroy();
  await once(server, 'close');
  expect(release).toHaveBeenCalledOnce();
});
