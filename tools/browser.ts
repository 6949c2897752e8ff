import { chromium } from 'playwright-core';

/** Debian's Chromium, or another one that CHROMIUM names. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const launchBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
