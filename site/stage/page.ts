import { pageDataId } from '../elementIds';
import type { Locale } from '../i18n/locales';
import type { PageKind } from '../i18n/paths';

/** The files of a part that a page names instead of carrying it. */
export type Part = { module: string; styles: string[] };
export type LatePart = Part & { words: string };

/** What the browser knows of a screen's page; every such page carries its own as JSON. */
export type ScreenPage = {
  locale: Locale;
  tag: string;
  kind: PageKind;
  /** The document's title. */
  title: string;
  name: string;
  /** The catalogue's path, type, folder and colour. */
  path: string;
  type: string;
  screen: string;
  light: string;
  /** The files of the screen's code, and of what is fetched when somebody needs it. */
  assets: Part & { late: { comments: LatePart; extras: LatePart } };
  /** What the screen's `precompute.ts` worked out when the page was built. */
  precomputed?: unknown;
  addresses: { standard: string; bare: string; previous: string; next: string };
  messages: Record<string, unknown>;
};

/** What somebody may be sent to be fooled by: it must not explain itself. */
export const isPrank = ({ type }: Pick<ScreenPage, 'type'>) =>
  type === 'prank' || type === 'fake-update';

/** `<` never appears as itself, so nothing in a text can end the script element early. */
export const printPage = (page: ScreenPage) => JSON.stringify(page).replaceAll('<', '\\u003c');

const inHtml = new RegExp(`<script type="application/json" id="${pageDataId}">([^<]*)</script>`);

export function readPage(html: string): ScreenPage {
  const json = inHtml.exec(html)?.[1];
  if (json === undefined) throw new Error('This page has no screen on it.');
  return JSON.parse(json);
}
