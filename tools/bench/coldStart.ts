import type { Browser, CDPSession } from 'playwright-core';
import { launchBrowser } from '../browser';
import { withSite } from '../withSite';
import { serveNaive } from './serveNaive';
import { description, slowPhone } from './slowPhone';

const paths = ['/', '/bee', '/hacker-screen', '/privacy-policy'];
const rounds = 3;

type Start = { paint: number; bytes: number; requests: number };

/** Everything that came off the wire, by the browser's own clock. */
function watchNetwork(client: CDPSession) {
  const asked = new Map<string, number>();
  const received: { at: number; bytes: number }[] = [];
  client.on('Network.requestWillBeSent', ({ requestId, timestamp, request }) => {
    if (!request.url.startsWith('data:')) asked.set(requestId, timestamp);
  });
  // A document tells its size only at its end, everything else piece by piece.
  const counted = new Map<string, number>();
  const count = (requestId: string, at: number, total: number) => {
    received.push({ at, bytes: total - (counted.get(requestId) ?? 0) });
    counted.set(requestId, total);
  };
  client.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) => {
    count(requestId, timestamp, (counted.get(requestId) ?? 0) + encodedDataLength);
  });
  client.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    count(requestId, timestamp, encodedDataLength);
  });
  return (milliseconds: number) => {
    const [start = 0] = asked.values();
    const end = start + milliseconds / 1000;
    const bytes = received.filter(({ at }) => at <= end).reduce((sum, part) => sum + part.bytes, 0);
    return { bytes, requests: [...asked.values()].filter((at) => at <= end).length };
  };
}

async function coldStart(browser: Browser, address: string): Promise<Start> {
  const { context, page, client } = await slowPhone(browser);
  const until = watchNetwork(client);
  await page.goto(address);
  const first = await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const paint = Number(await first.jsonValue());
  await context.close();
  return { paint, ...until(paint) };
}

const byPaint = (a: Start, b: Start) => a.paint - b.paint;
const middle = (starts: Start[]) => starts.sort(byPaint)[starts.length >> 1] as Start;

const said = ({ paint, bytes, requests }: Start) =>
  `${Math.round(paint)} ms, ${Math.round(bytes / 1000)} kB in ${requests} requests by then`;

/** The first paint of a first visit, beside a page that loads the whole site before it draws. */
export async function benchColdStart() {
  console.log(`Cold start on a phone: ${description}; middle of ${rounds}`);
  const browser = await launchBrowser();
  await withSite(async (origin) => {
    const naive = await serveNaive('everything.html');
    for (const path of paths) {
      const [ours, theirs]: [Start[], Start[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        ours.push(await coldStart(browser, origin + path));
        theirs.push(await coldStart(browser, `${naive.address}/#${path}`));
      }
      const [our, their] = [middle(ours), middle(theirs)];
      console.log(`  ${path}: ${said(our)}`);
      console.log(
        `    as one bundle: ${said(their)} (${(their.paint / our.paint).toFixed(1)} times as long)`,
      );
    }
    naive.close();
  });
  await browser.close();
}
