import type { Browser } from 'playwright-core';

export const description = '1.6 Mbit/s, 150 ms round trip, processor slowed four times';

const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
const slowerBy = 4;

/** A slow phone in a mediocre network, on which nothing is known yet. */
export async function slowPhone(browser: Browser) {
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

  /** Milliseconds until something is seen, and of script. */
  const visit = async (address: string) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    const { metrics } = await client.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
    return { paint: Math.round(paint), script: Math.round(script * 1000) };
  };
  return { context, page, client, visit };
}
