import type { Browser } from 'playwright-core';
import { launchBrowser } from '../browser';
import { withSite } from '../withSite';

const paths = ['/', '/full/black-screen', '/ja/zoom-lighting', '/privacy-policy'];

/** A slow phone in a mediocre network. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowerBy = 4;

async function visit(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  await client.send('Performance.enable');
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const { metrics } = await client.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  await context.close();
  return { paint: Math.round(paint), script: Math.round(script * 1000) };
}

export async function benchPainting() {
  const browser = await launchBrowser();
  console.log('First visit on a phone: 1.6 Mbit/s, 150 ms round trip, processor slowed four times');
  await withSite(async (origin) => {
    for (const path of paths) {
      const { paint, script } = await visit(browser, origin + path);
      console.log(`  ${path}: first paint after ${paint} ms, ${script} ms of script`);
    }
  });
  await browser.close();
}
