import { chromium } from 'playwright-core';

/** Debian's Chromium, or another one that CHROMIUM names. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The suggestions under an address bar that nobody sees: more than half of the work of a new window. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright turns off itself; the last list that Chromium gets replaces all before it. */
const turnedOffByPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * `whole` is the browser as visitors have it. `shell` is the same engine without the browser's own
 * windows, which take more than a third of the work of a test; it grants no wake lock.
 */
export type BrowserKind = 'whole' | 'shell';

const paths: Readonly<Record<BrowserKind, string>> = {
  whole: chromiumPath,
  shell: process.env.CHROMIUM_SHELL ?? chromiumPath,
};

export const launchBrowser = (kind: BrowserKind = 'whole') =>
  chromium.launch({
    executablePath: paths[kind],
    args: [
      '--no-sandbox',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...turnedOffByPlaywright, ...unseen]}`,
    ],
  });
