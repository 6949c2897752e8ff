import type { Page } from 'playwright-core';

declare global {
  interface Window {
    isScreenBroken?: boolean;
  }
}

/** Serves the module of a screen with a stage that throws for as long as `window.isScreenBroken`. */
export async function withBreakableScreen(page: Page, folder: string) {
  await page.route(new RegExp(`/assets/${folder}-[\\w-]{8}\\.js$`), (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({
      contentType: 'text/javascript',
      body: `
        import { screen as whole } from '${pathname}?whole';
        function stage(props) {
          if (window.isScreenBroken) throw new Error('broken by the test');
          return whole.stage(props);
        }
        export const screen = { ...whole, stage };`,
    });
  });
}
