/** The built files that a page needs. */
export type PageAssets = {
  /** All the CSS that the page needs to be painted. */
  css: string;
  script?: string | undefined;
  /** Modules to fetch together with the script. */
  modules: string[];
  /** The files of the screen, for whoever walks to this page inside another document. */
  screen: { module: string; styles: string[] };
  /** What asks for consent, in builds that have something to ask for. */
  consent?: { css: string; script: string } | undefined;
  /** The files of the comments, fetched when somebody comes near them. */
  comments: { module: string; style?: string | undefined; words: string };
};
