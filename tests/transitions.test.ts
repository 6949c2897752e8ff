import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newVisitor } from './visitor';

const visitor = newVisitor();

const named = (page: Page) =>
  page.evaluate(() => {
    const isNamed = (element: Element) => getComputedStyle(element).viewTransitionName === 'stage';
    const all = document.querySelectorAll<HTMLElement>('[data-stage], [data-thumbnail]');
    return [...all]
      .filter(isNamed)
      .map((element) => element.closest('a')?.pathname ?? 'the stage itself');
  });

// Browsers keep no page for Back while a debugger is attached, so the test says what one would see.
test('the clicked thumbnail becomes the next stage, and after Back the stage is one again', async () => {
  const page = await visitor.open('/red-screen');
  expect(await named(page)).toEqual(['the stage itself']);
  const leaveFor = (path: string) =>
    page.evaluate((path) => {
      const activation = { entry: { url: new URL(path, location.href).href } };
      dispatchEvent(Object.assign(new Event('pageswap'), { activation, viewTransition: {} }));
    }, path);
  for (const path of ['/green-screen', '/blue-screen']) {
    await leaveFor(path);
    expect(await named(page)).toEqual([path]);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    expect(await named(page)).toEqual(['the stage itself']);
  }
});
