import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { screenEntries } from '../site/catalogue/lookups';
import { newVisitor, stage, visit } from './visitor';

const visitor = newVisitor({ browser: 'whole' });

/** What OBS adds to every page, so that one laid over a picture lets it shine through. */
const obsStyle = 'html, body { background: rgba(0, 0, 0, 0) !important; overflow: hidden; }';

async function countSounds(page: Page) {
  await page.addInitScript(() => {
    const sounds: string[] = [];
    Object.assign(window, { sounds });
    const Plain = window.AudioContext;
    window.AudioContext = class extends Plain {
      constructor(options?: AudioContextOptions) {
        super(options);
        sounds.push('an audio context');
      }
    };
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { sounds: string[] }).sounds,
      ...[...document.querySelectorAll('video, audio')]
        .filter((media) => !(media as HTMLMediaElement).muted)
        .map(({ outerHTML }) => outerHTML),
    ]);
}

const oneOfEachFolder = (type: string) => {
  const screens = screenEntries().filter((entry) => entry.type === type);
  return new Map(screens.map(({ screen, path }) => [screen, path])).values();
};

test.each(['color', 'prank', 'fake-update', 'screensaver'])(
  'a %s alone in its window is opaque and silent, without pointer, focus or a word in the console',
  async (type) => {
    const page = await visitor.arrive({
      viewport: { width: 320, height: 180 },
      bypassCSP: true,
    });
    const sounds = await countSounds(page);
    const log: string[] = [];
    page.on('console', (message) => log.push(message.text()));
    for (const path of oneOfEachFolder(type)) {
      await visit(page, `/full${path}`);
      await page.addStyleTag({ content: obsStyle });
      const picture = await page.screenshot({ omitBackground: true });
      expect((await sharp(picture).stats()).isOpaque, path).toBe(true);
      const seen = await stage(page).evaluate((element) => ({
        cursors: [element, ...element.querySelectorAll('*')]
          .filter((part) => part.checkVisibility())
          .map((part) => getComputedStyle(part).cursor)
          .filter((cursor) => cursor !== 'none'),
        focus: document.activeElement?.tagName,
        scrolls: document.documentElement.scrollHeight > innerHeight,
      }));
      expect(seen, path).toEqual({ cursors: [], focus: 'BODY', scrolls: false });
      expect(await sounds(), path).toEqual([]);
    }
    expect(log).toEqual([]);
  },
);
