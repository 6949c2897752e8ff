import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openLibsql } from '../../server/comments/libsql/libsqlStore';
import type { StoredComment } from '../../server/comments/store';
import { dataFolder } from '../dataFolder';
import { startServer } from '../serve';
import { newVisitor } from '../visitor';

export type Seed = Partial<StoredComment> & { text: string; pagePath: string };

let seeded = 0;

/** A comment of somebody who is not here, as the database keeps it. */
function stored(seed: Seed): StoredComment {
  seeded++;
  return {
    id: `seeded-${seeded}`,
    parentId: null,
    createdAt: Date.UTC(2025, 2, 30, 12, 0, seeded),
    authorId: 'somebody',
    authorIssuer: 'https://issuer.example',
    authorSubject: 'somebody',
    authorName: 'Some Body',
    authorEmail: 'canary@mail.example',
    authorPhotoURL: null,
    ...seed,
  };
}

/** A site with comments of its own, which can be stopped and started while visitors are there. */
export function newCommentsSite(seeds: Seed[] = []) {
  const data = dataFolder();
  let site: Awaited<ReturnType<typeof startServer>>;
  const start = async (port = '0') => {
    site = await startServer({ DATA_DIR: data.path, PORT: port });
  };
  beforeAll(async () => {
    const store = openLibsql(`${data.path}/comments.db`);
    for (const seed of seeds) await store.add(stored(seed), `digest ${seeded}`, () => undefined);
    await store.close();
    await start();
  });
  const visitor = newVisitor({ address: () => site.address });
  afterAll(async () => {
    await site.stop();
    data.remove();
  });
  return {
    visitor,
    stop: () => site.stop(),
    startAgain: () => start(new URL(site.address).port),
  };
}

export const area = (page: Page) => page.locator('#comments');
export const articles = (page: Page) => area(page).getByRole('article');
export const heard = (page: Page) => area(page).getByRole('status').textContent();

export async function open(page: Page, path: string) {
  await page.goto(`${path}#comments`);
  await area(page).getByText(/./).filter({ visible: true }).nth(1).waitFor();
}

/** The demo's own page asks who the visitor would like to be, in English. */
export async function signIn(button: Locator, person: 'Ada' | 'Bruno' | 'Somebody') {
  const page = button.page();
  await button.click();
  await page.getByRole('button', { name: new RegExp(`^${person}`) }).click();
  await area(page).getByRole('textbox').first().waitFor();
}

/** As if the visitor had gone to another tab and come back. */
export async function comeBack(page: Page) {
  for (const state of ['hidden', 'visible']) {
    await page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  }
}
