import type { ScreenPage } from '../stage/page';

/** The built files that a page needs. */
export type PageAssets = {
  /** All the CSS that the page needs to be painted. */
  css: string;
  script?: string | undefined;
  /** Modules to fetch together with the script. */
  modules: string[];
  /** The addresses of the drawings of emoji. */
  icons: Readonly<Record<string, string>>;
  /** The files of the screen, for whoever walks to this page inside another document. */
  screen: ScreenPage['assets'];
  consent?: ConsentAssets | undefined;
  /** The module that makes the site work offline, fetched when the page is at rest. */
  offline?: string | undefined;
};

/** What asks for consent, in builds that have something to ask for. */
export type ConsentAssets = {
  css: string;
  /** Code that runs before the page is painted. */
  mark: string;
  script: string;
};
