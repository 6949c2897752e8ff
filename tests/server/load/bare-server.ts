import { createServer } from 'node:http';

/** The least a Node server can do for a page of 12 kB: the yardstick for ours. */
const page = Buffer.alloc(12_000, 'x');
const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': page.length };

const server = createServer((_, response) => response.writeHead(200, headers).end(page));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address?.port}`);
});
