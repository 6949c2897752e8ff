import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { screenRootId } from '../site/elementIds';
import { isFull, newVisitor, stage } from './visitor';

const visitor = newVisitor();

/** What listens at the element itself, as the browser knows it. */
async function eventsHeardAt(page: Page, id: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const { result } = await browser.send('Runtime.evaluate', {
    expression: `document.getElementById('${id}')`,
  });
  const { listeners } = await browser.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  return listeners.map(({ type }) => type);
}

test('React hears no animationiteration at its root, but every other event', async () => {
  const page = await visitor.open('/fake-windows-10-update-screen');
  const heard = await eventsHeardAt(page, screenRootId);
  expect(heard).not.toContain('animationiteration');
  expect(heard).toEqual(
    expect.arrayContaining(['animationstart', 'animationend', 'click', 'keydown', 'input']),
  );
  await page.getByLabel('Stuck at 99%').click();
  await expect.poll(() => new URL(page.url()).search).toBe('?stuck=1');
  await stage(page).dblclick();
  await expect.poll(() => isFull(page)).toBe(true);
});
