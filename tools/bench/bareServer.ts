import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The least a Node server can do for a page: the yardstick for ours. */
const page = readFileSync(process.argv[2] ?? '');
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Encoding': 'br',
  'Content-Length': page.length,
};

const server = createServer((_, response) => response.writeHead(200, headers).end(page));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' && address?.port}`);
});
